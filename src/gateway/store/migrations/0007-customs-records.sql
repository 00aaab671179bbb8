-- What hangs below a customs-brokerage file: invoices, lines, tariff classes, agencies' records, delivery orders, billing,
-- bills under bond, conveyances to a zone. A record is found by its keys, those of the levels above first; keys that a
-- resource does not have are empty. The primary key answers every level without reading the others.
create table customs_records (
  tenant_id text not null references tenants (id),
  file_no text not null,
  resource text not null,
  key1 text not null,
  key2 text not null,
  key3 text not null,
  key4 text not null,
  key5 text not null,
  position integer not null,
  document jsonb not null,
  primary key (tenant_id, file_no, resource, key1, key2, key3, key4, key5)
);
