-- Customs-brokerage files as lists show, filter and sort them; days are texts YYYYMMDD. What only the header shows lies in
-- the document. Texts are compared sign by sign: the same order in every database.
create table customs_files (
  tenant_id text not null references tenants (id),
  file_no text collate "C" not null,
  kind text not null,
  customer_id text not null,
  status text not null,
  entry_type text,
  entry_no text,
  shipper_code text not null,
  shipper_name text collate "C" not null,
  consignee_code text not null,
  consignee_name text collate "C" not null,
  cust_name text collate "C" not null,
  cust_irs_no text collate "C" not null,
  cust_ref_no text collate "C",
  country_of_export text not null,
  country_of_export_name text collate "C" not null,
  mot text not null,
  mot_desc text collate "C" not null,
  port_lading text,
  port_unlading text not null,
  port_of_entry text not null,
  port_of_entry_name text collate "C" not null,
  house_bill text collate "C" not null,
  master_bill text collate "C" not null,
  opened_on text collate "C" not null,
  export_date text collate "C" not null,
  arrival_date text collate "C" not null,
  release_date text collate "C",
  fda_status text collate "C",
  pga_status text collate "C",
  pga text collate "C",
  document jsonb not null,
  primary key (tenant_id, file_no)
);
create index customs_files_of_customer on customs_files (tenant_id, customer_id, opened_on, file_no);
create index customs_files_by_opening on customs_files (tenant_id, opened_on);
create index customs_files_by_export on customs_files (tenant_id, export_date);
create index customs_files_by_arrival on customs_files (tenant_id, arrival_date);
create index customs_files_by_release on customs_files (tenant_id, release_date);
create index customs_files_of_shipper on customs_files (tenant_id, shipper_code, shipper_name);
create index customs_files_of_consignee on customs_files (tenant_id, consignee_code, consignee_name);
create index customs_files_of_port_lading on customs_files (tenant_id, port_lading);
create index customs_files_of_port_unlading on customs_files (tenant_id, port_unlading);
create index customs_files_of_port_of_entry on customs_files (tenant_id, port_of_entry);
create index customs_files_of_entry_type on customs_files (tenant_id, entry_type);

-- Numbers that a file is found by: several of a kind, upper case, without other signs.
create table customs_file_keys (
  tenant_id text not null,
  name text not null,
  value text collate "C" not null,
  file_no text collate "C" not null,
  primary key (tenant_id, name, value, file_no),
  foreign key (tenant_id, file_no) references customs_files (tenant_id, file_no)
);

create table customs_remarks (
  tenant_id text not null,
  file_no text collate "C" not null,
  note_no integer not null,
  note_type text not null,
  note_type_desc text not null,
  note text not null,
  confidential boolean not null,
  web_enabled boolean not null,
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (tenant_id, file_no, note_no),
  foreign key (tenant_id, file_no) references customs_files (tenant_id, file_no)
);

create table customs_milestones (
  tenant_id text not null,
  file_no text collate "C" not null,
  tracing_date_no integer not null,
  tracing_date_no_desc text not null,
  web_enabled boolean not null,
  estimated_at timestamptz,
  actual_at timestamptz,
  location text,
  remarks text,
  updated_by text not null,
  updated_at timestamptz not null,
  primary key (tenant_id, file_no, tracing_date_no),
  foreign key (tenant_id, file_no) references customs_files (tenant_id, file_no)
);
