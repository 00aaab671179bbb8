-- Who may change how the tenant's portal is configured, and who may publish it.
alter table users add column may_configure boolean not null default false;
alter table users add column may_publish boolean not null default false;

-- Contents of a tenant's files and of what they were compiled to, by their hash.
create table tenant_files (
  tenant_id text not null references tenants (id),
  hash text not null,
  content text not null,
  primary key (tenant_id, hash)
);

-- Versions of a tenant's folder: hashes by path; who made it, out of what, and why. One that is there is never changed.
create table tenant_versions (
  tenant_id text not null references tenants (id),
  number integer not null,
  files jsonb not null,
  over integer,
  made_at timestamptz not null,
  person uuid,
  name text not null,
  why text not null,
  primary key (tenant_id, number)
);

-- The version that is served; null: what was built of the installation's own files.
alter table tenants add column published integer;

-- What a version was compiled to over a base: hashes by path below the tenant's address.
create table tenant_builds (
  tenant_id text not null,
  number integer not null,
  base text not null,
  files jsonb not null,
  primary key (tenant_id, number, base),
  foreign key (tenant_id, number) references tenant_versions (tenant_id, number)
);

-- What people change together over a version: the files that differ (null: taken away) and the steps of each person.
create table change_sets (
  tenant_id text not null,
  id uuid not null default gen_random_uuid(),
  name text not null,
  over integer not null,
  files jsonb not null,
  steps jsonb not null,
  at integer not null,
  made_by uuid not null,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  approved_by uuid,
  approved_at_change integer,
  due_at timestamptz,
  due_by uuid,
  why text not null,
  preview_hash text,
  preview_until timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, over) references tenant_versions (tenant_id, number)
);

-- Who is at work in a change set, and where.
create table presences (
  tenant_id text not null,
  change_set uuid not null,
  person uuid not null,
  file text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, change_set, person),
  foreign key (tenant_id, change_set) references change_sets (tenant_id, id) on delete cascade
);
