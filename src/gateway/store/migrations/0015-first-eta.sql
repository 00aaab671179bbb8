-- The ETA as it was first planned, beside the one that holds today; empty where it is not known.
alter table shipments add column first_eta text collate "C" not null default '';
