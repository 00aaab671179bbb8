-- Ports as US customs knows them: the same for every tenant.
create table foreign_ports (
  code text primary key,
  name text collate "C" not null,
  country_code text not null
);

create table district_ports (
  code text primary key,
  name text collate "C" not null,
  state text not null
);

-- The name of a file's entry type, beside its code.
alter table customs_files add column entry_type_desc text;
update customs_files set entry_type_desc = document -> 'header' ->> 'entryTypeDesc';
