-- Who a user is in the trail: an id that says no name and is gone with the row. The version counts what administrators change.
alter table users add column person uuid not null default gen_random_uuid();
alter table users add column version integer not null default 1;
alter table users add column updated_at timestamptz not null default now();
alter table users add unique (tenant_id, person);
create trigger users_version before update of email, name, customer_id, user_type, is_supplier, is_portal_admin, is_customer_admin, allow_portal, allow_user_management, modules, preferences
  on users for each row execute function count_version();

-- What happened, and who did it: rows are added, never changed, and go when they are old. Names stand in users alone.
create table trail (
  id bigint generated always as identity primary key,
  tenant_id text not null,
  happened_at timestamptz not null,
  event text not null,
  person uuid,
  record_kind text,
  record_id text,
  fields text not null,
  network text,
  reference text
);
create index trail_by_time on trail (tenant_id, happened_at);
create index trail_by_record on trail (tenant_id, record_kind, record_id);
create function keep_trail() returns trigger language plpgsql as 'begin
  if tg_op = ''DELETE'' and old.happened_at < now() - interval ''30 days'' then return old; else
  raise exception ''The trail is only added to; what is older than 30 days may go.''; end if; end';
create trigger trail_is_kept before update or delete on trail for each row execute function keep_trail();
