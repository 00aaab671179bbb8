-- What was done under a key of the caller's, and what was answered, for a few minutes: a request that arrives twice is done once.
create table sent_calls (
  tenant_id text not null,
  user_id text not null,
  operation text not null,
  key text not null,
  called_at timestamptz not null,
  status integer not null,
  body text not null,
  primary key (tenant_id, user_id, operation, key),
  foreign key (tenant_id, user_id) references users (tenant_id, user_id)
);
create index sent_calls_by_time on sent_calls (called_at);
