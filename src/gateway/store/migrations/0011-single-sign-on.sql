-- The tenant's own provider of identities, where it has one.
alter table tenants add column single_sign_on jsonb;

-- A sign-in that began and leads to the provider. Whoever holds the key of the hash began it; `user_id` is known once the
-- provider has answered, while the person is asked whether to end a session elsewhere.
create table sign_ons (
  tenant_id text not null references tenants (id),
  key_hash text not null,
  nonce text not null,
  verifier text not null,
  expires_at timestamptz not null,
  user_id text,
  subject text,
  provider_session text,
  primary key (tenant_id, key_hash)
);
create index sign_ons_by_end on sign_ons (expires_at);

-- Who opened a session at the provider, so that the provider can end it.
alter table sessions add column subject text;
alter table sessions add column provider_session text;
