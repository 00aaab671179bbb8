-- How often something was tried within a span of time that began with the first attempt. The source is a hash.
drop table sign_in_failures;
create table attempts (
  source text primary key,
  amount integer not null,
  until timestamptz not null
);
create index attempts_by_end on attempts (until);

-- One row a user: a newer reset link replaces the older one, and the primary key says so.
create table password_resets (
  tenant_id text not null,
  user_id text not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, user_id)
);

-- The language in which a tenant writes to its users.
alter table tenants add column language text not null default 'en';

-- Which parties belong to a customer (itself a party, LookupType 17). A store from before has them all for each.
create table customer_parties (
  tenant_id text not null,
  customer_code text not null,
  party_code text not null,
  primary key (tenant_id, customer_code, party_code),
  foreign key (tenant_id, customer_code) references parties (tenant_id, code),
  foreign key (tenant_id, party_code) references parties (tenant_id, code)
);
insert into customer_parties
  select customer.tenant_id, customer.code, party.code
  from parties customer join parties party on party.tenant_id = customer.tenant_id
  where customer.roles @> '[17]';
