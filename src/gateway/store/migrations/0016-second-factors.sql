-- A code beside the password at the sign-in: the secret that it is computed from, and the last time step whose code was taken. Without confirmed_at
-- it was begun only.
create table second_factors (
  tenant_id text not null,
  user_id text not null,
  secret text not null,
  begun_at timestamptz not null,
  confirmed_at timestamptz,
  last_step bigint not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, user_id) on delete cascade
);

-- Hashes of the recovery codes that have not been used.
create table recovery_codes (
  tenant_id text not null,
  user_id text not null,
  code_hash text not null,
  primary key (tenant_id, user_id, code_hash),
  foreign key (tenant_id, user_id) references second_factors (tenant_id, user_id) on delete cascade
);

-- Of whom the tenant demands such codes; null: of nobody.
alter table tenants add column two_step_sign_in jsonb;
