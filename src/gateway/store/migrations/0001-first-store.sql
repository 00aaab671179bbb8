create table tenants (
  id text primary key,
  url text not null unique,
  name text not null,
  flavour text not null,
  ordinal integer not null unique,
  primary_color text not null,
  secondary_color text not null,
  print_logo text not null,
  captcha_count integer not null,
  access_levels jsonb not null,
  version text not null,
  build_date text not null
);

create table users (
  tenant_id text not null references tenants (id),
  user_id text not null,
  email text not null,
  name text not null,
  address text,
  password_hash text not null,
  customer_id text not null,
  user_type text not null,
  is_supplier boolean not null,
  is_portal_admin boolean not null,
  is_customer_admin boolean not null,
  allow_portal boolean not null,
  allow_user_management boolean not null,
  force_change_password boolean not null,
  modules jsonb not null,
  preferences jsonb not null,
  defaults jsonb not null,
  primary key (tenant_id, user_id),
  unique (tenant_id, email)
);

-- One row a user: a person has one live session, and the primary key says so.
create table sessions (
  tenant_id text not null,
  user_id text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (tenant_id, user_id),
  foreign key (tenant_id, user_id) references users (tenant_id, user_id)
);

create table sign_in_failures (
  source text not null,
  failed_at timestamptz not null
);
create index sign_in_failures_by_source on sign_in_failures (source, failed_at);

create table counters (
  tenant_id text not null references tenants (id),
  name text not null,
  value bigint not null,
  primary key (tenant_id, name)
);

create table parties (
  tenant_id text not null references tenants (id),
  code text not null,
  name text not null,
  local_name text,
  city_code text not null,
  city_name text not null,
  country_code text not null,
  postal_code text not null,
  roles jsonb not null,
  primary key (tenant_id, code)
);

create table party_addresses (
  tenant_id text not null,
  party_code text not null,
  position integer not null,
  type text not null,
  type_name text not null,
  lines jsonb not null,
  primary key (tenant_id, party_code, position),
  foreign key (tenant_id, party_code) references parties (tenant_id, code)
);

-- Reference lists: the same for every tenant.
create table countries (
  code text primary key,
  name text not null
);

create table cities (
  code text primary key,
  name text not null,
  country_code text not null references countries (code),
  iata_code text,
  is_road_access boolean not null,
  is_sea_port boolean not null,
  is_iata_city boolean not null
);
create index cities_by_country on cities (country_code, name);

create table system_codes (
  type text not null,
  position integer not null,
  value text not null,
  label text not null,
  description text,
  primary key (type, position),
  unique (type, value)
);

create table container_types (
  code text primary key,
  position integer not null,
  label text not null,
  description text not null,
  kind text not null,
  teu double precision
);

create table bookings (
  tenant_id text not null references tenants (id),
  un_id text not null,
  booking_no text not null,
  customer_id text not null,
  status text not null,
  biz_type text,
  shipper_name text,
  consignee_name text,
  origin text,
  destination text,
  total_pieces integer,
  total_pieces_unit text,
  total_weight double precision,
  total_weight_unit text,
  ref_no text,
  shipment_no text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trail jsonb not null,
  document jsonb not null,
  primary key (tenant_id, un_id),
  unique (tenant_id, booking_no)
);
create index bookings_by_creation on bookings (tenant_id, created_at desc, un_id desc);

create table templates (
  tenant_id text not null references tenants (id),
  un_id text not null,
  template_no text not null,
  template_name text not null,
  status text not null,
  is_private integer not null,
  owner_id text not null,
  customer_id text not null,
  customer_name text not null,
  biz_type text,
  shipper_name text,
  commodity text,
  departure text,
  destination text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trail jsonb not null,
  document jsonb not null,
  primary key (tenant_id, un_id),
  unique (tenant_id, template_no)
);
create index templates_by_creation on templates (tenant_id, created_at desc, un_id desc);

create table usage_metrics (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenants (id),
  user_id text not null,
  service text not null,
  operation text not null,
  status text not null,
  recorded_at timestamptz not null
);

create table error_log (
  id bigint generated always as identity primary key,
  tenant_id text not null references tenants (id),
  user_id text,
  component text not null,
  message text not null,
  logged_at timestamptz not null
);
