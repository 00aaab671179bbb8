-- How much of something came from a source, which waits the longer the more it was. The source is a hash.
create table slowed (
  source text primary key,
  amount integer not null,
  last_at timestamptz not null,
  until timestamptz not null
);
create index slowed_by_end on slowed (until);

-- Devices that a user has signed in from, by the hash of an id which only the device has.
create table known_devices (
  tenant_id text not null,
  user_id text not null,
  device_hash text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, user_id, device_hash),
  foreign key (tenant_id, user_id) references users (tenant_id, user_id) on delete cascade
);
