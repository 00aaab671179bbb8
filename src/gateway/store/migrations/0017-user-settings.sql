-- What the portal keeps for a user under a name, so that it follows from device to device; version 0 is an empty one that nobody saved.
create table user_settings (
  tenant_id text not null references tenants (id),
  user_id text not null,
  name text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  primary key (tenant_id, user_id, name)
);
create trigger user_settings_version before update on user_settings for each row execute function count_version();
