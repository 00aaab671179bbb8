-- Links that show one shipment to whoever has them, by the hash of their token.
create table tracking_links (
  tenant_id text not null,
  token_hash text not null,
  shipment_id text not null,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, shipment_id) references shipments (tenant_id, id) on delete cascade
);
create index tracking_links_of_shipment on tracking_links (tenant_id, shipment_id);

-- Whether shipments are tracked without a session by their numbers, and how many days a link is good.
alter table tenants add column tracking_links jsonb not null default '{"byNumber": true, "days": 90}';
