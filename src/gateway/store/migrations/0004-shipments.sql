-- Shipments of the forwarding flavour, as lists show, filter and sort them. A field that a shipment lacks is an empty text, so
-- that every order is one of an index. Texts are compared sign by sign: the same order in every database.
create table shipments (
  tenant_id text not null references tenants (id),
  id text collate "C" not null,
  customer_id text not null,
  biz_type text not null,
  mode text collate "C" not null,
  current_status text collate "C" not null,
  job_id text collate "C" not null,
  job_no text collate "C" not null,
  booking_no text collate "C" not null,
  shp_no text collate "C" not null,
  master_no text collate "C" not null,
  ref_no text collate "C" not null,
  file_no text collate "C" not null,
  shipper_code text collate "C" not null,
  shipper_name text collate "C" not null,
  consignee_code text collate "C" not null,
  consignee_name text collate "C" not null,
  notify_code text collate "C" not null,
  por_name text collate "C" not null,
  pol_ctry text collate "C" not null,
  pol_city text collate "C" not null,
  pol_name text collate "C" not null,
  pol_etd text collate "C" not null,
  pod_ctry text collate "C" not null,
  pod_city text collate "C" not null,
  pod_name text collate "C" not null,
  pod_eta text collate "C" not null,
  dest_name text collate "C" not null,
  devry_name text collate "C" not null,
  con_close_by text not null,
  fin_close_by text not null,
  created_at timestamptz not null,
  primary key (tenant_id, id)
);
create index shipments_by_creation on shipments (tenant_id, created_at desc, id desc);
create index shipments_of_customer on shipments (tenant_id, customer_id, created_at desc, id desc);
create index shipments_of_job on shipments (tenant_id, job_id);
create index shipments_of_shipper_code on shipments (tenant_id, shipper_code, created_at desc);
create index shipments_of_consignee_code on shipments (tenant_id, consignee_code, created_at desc);
create index shipments_of_notify_code on shipments (tenant_id, notify_code, created_at desc);
create index shipments_of_pol_city on shipments (tenant_id, pol_city, created_at desc);
create index shipments_of_pod_city on shipments (tenant_id, pod_city, created_at desc);
create index shipments_of_job_no on shipments (tenant_id, upper(job_no));
create index shipments_of_booking_no on shipments (tenant_id, upper(booking_no));
create index shipments_of_shp_no on shipments (tenant_id, upper(shp_no));
create index shipments_of_master_no on shipments (tenant_id, upper(master_no));
create index shipments_of_ref_no on shipments (tenant_id, upper(ref_no));
create index shipments_of_file_no on shipments (tenant_id, upper(file_no));
-- One for each column that the list is sorted by.
create index shipments_by_shipper_name on shipments (tenant_id, shipper_name, created_at desc, id desc);
create index shipments_by_consignee_name on shipments (tenant_id, consignee_name, created_at desc, id desc);
create index shipments_by_job_no on shipments (tenant_id, job_no, created_at desc, id desc);
create index shipments_by_booking_no on shipments (tenant_id, booking_no, created_at desc, id desc);
create index shipments_by_current_status on shipments (tenant_id, current_status, created_at desc, id desc);
create index shipments_by_shp_no on shipments (tenant_id, shp_no, created_at desc, id desc);
create index shipments_by_master_no on shipments (tenant_id, master_no, created_at desc, id desc);
create index shipments_by_ref_no on shipments (tenant_id, ref_no, created_at desc, id desc);
create index shipments_by_por_name on shipments (tenant_id, por_name, created_at desc, id desc);
create index shipments_by_pol_name on shipments (tenant_id, pol_name, created_at desc, id desc);
create index shipments_by_pol_etd on shipments (tenant_id, pol_etd, created_at desc, id desc);
create index shipments_by_pod_name on shipments (tenant_id, pod_name, created_at desc, id desc);
create index shipments_by_pod_eta on shipments (tenant_id, pod_eta, created_at desc, id desc);
create index shipments_by_dest_name on shipments (tenant_id, dest_name, created_at desc, id desc);
create index shipments_by_devry_name on shipments (tenant_id, devry_name, created_at desc, id desc);
create index shipments_by_mode on shipments (tenant_id, mode, created_at desc, id desc);

-- All that a list does not read.
create table shipment_details (
  tenant_id text not null,
  shipment_id text collate "C" not null,
  document jsonb not null,
  primary key (tenant_id, shipment_id),
  foreign key (tenant_id, shipment_id) references shipments (tenant_id, id) on delete cascade
);

-- By which number a container is found, and by which id it is pinned; what is in it stands in the document.
create table shipment_containers (
  tenant_id text not null,
  shipment_id text collate "C" not null,
  position integer not null,
  id text collate "C" unique,
  container_no text collate "C" not null,
  container_type text not null,
  primary key (tenant_id, shipment_id, position),
  foreign key (tenant_id, shipment_id) references shipments (tenant_id, id) on delete cascade
);
create index shipment_containers_by_number on shipment_containers (tenant_id, upper(container_no));

create table favorites (
  tenant_id text not null,
  user_id text not null,
  type text not null,
  ref_id text collate "C" not null,
  pinned_at timestamptz not null,
  primary key (tenant_id, user_id, type, ref_id),
  foreign key (tenant_id, user_id) references users (tenant_id, user_id) on delete cascade
);

insert into counters (tenant_id, name, value) select id, 'shipment', ordinal * 1000000 from tenants;
insert into counters (tenant_id, name, value) select id, 'container', ordinal * 1000000 from tenants;
