create table quotes (
  tenant_id text not null references tenants (id),
  un_id text not null,
  quote_no text not null,
  customer_id text not null,
  status text not null,
  biz_type text,
  shipper_name text,
  origin text,
  destination text,
  total_pieces integer,
  total_pieces_unit text,
  total_weight double precision,
  total_weight_unit text,
  teu double precision,
  container_qty integer,
  source text not null,
  created_by_name text not null,
  valid_from text,
  valid_to text,
  rates jsonb not null,
  booking_no text,
  shipment_no text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  trail jsonb not null,
  document jsonb not null,
  primary key (tenant_id, un_id),
  unique (tenant_id, quote_no)
);
create index quotes_by_creation on quotes (tenant_id, created_at desc, un_id desc);
create index quotes_by_last_day on quotes (tenant_id, valid_to);

alter table bookings add column quote_no text;

create table widget_preferences (
  tenant_id text not null references tenants (id),
  user_id text not null,
  no_of_rows integer not null,
  no_of_columns integer not null,
  widgets jsonb not null,
  updated_at timestamptz not null,
  primary key (tenant_id, user_id)
);

create index usage_metrics_by_moment on usage_metrics (tenant_id, operation, recorded_at);

insert into counters select id, 'quote', ordinal * 1000000 from tenants;
