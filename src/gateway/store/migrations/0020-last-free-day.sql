-- The last day on which a container stands at the port of discharge without charge.
alter table shipment_containers add column last_free text collate "C" not null default '';
