-- What administrators have set for an owner of records (an office of the tenant); null leaves the portal's own rule.
create table owner_rules (
  tenant_id text not null references tenants (id),
  owner_id text not null,
  is_head_office boolean not null,
  file_size text,
  file_types text,
  ref_code text,
  primary key (tenant_id, owner_id)
);
create unique index one_head_office on owner_rules (tenant_id) where is_head_office;

-- The bytes of files, each kept once for a tenant.
create table document_contents (
  tenant_id text not null references tenants (id),
  sha256 text not null,
  bytes bytea not null,
  primary key (tenant_id, sha256)
);

-- A document of a record; without a hash the record names a file that the store does not hold.
create table documents (
  tenant_id text not null references tenants (id),
  document_id text not null,
  owner_kind text not null,
  owner_id text not null,
  serial_no integer not null,
  description text,
  type text,
  file_name text not null,
  extension text not null,
  source text not null,
  sha256 text,
  uploaded_at timestamptz not null,
  uploaded_by text not null,
  uploaded_by_name text not null,
  primary key (tenant_id, document_id),
  unique (tenant_id, owner_kind, owner_id, serial_no),
  foreign key (tenant_id, sha256) references document_contents (tenant_id, sha256)
);
create index documents_by_content on documents (tenant_id, sha256);

-- Who added (A), replaced (U) or deleted (D) which document, and when.
create table document_trail (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenants (id),
  document_id text not null,
  owner_kind text not null,
  owner_id text not null,
  file_name text not null,
  sha256 text,
  action text not null,
  user_id text not null,
  happened_at timestamptz not null
);

insert into counters select id, 'document', ordinal * 1000000 from tenants;
