-- When a build was last begun to be served: one that another took the place of long ago may go. Those that are there count from now.
alter table tenant_builds add column served_at timestamptz not null default now();
