-- Who may begin new tenants of the installation, in the studio of the own one.
alter table users add column may_begin_tenants boolean not null default false;
