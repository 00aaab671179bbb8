-- Whether the user has said that the recovery codes are kept: they are shown once. Those given before count as kept.
alter table second_factors add column codes_kept boolean not null default true;
