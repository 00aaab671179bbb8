-- The version of a record that several people may write: the database counts each change, whoever makes it.
create function count_version() returns trigger language plpgsql as 'begin new.version := old.version + 1; return new; end';
alter table bookings add column version integer not null default 1;
create trigger bookings_version before update on bookings for each row execute function count_version();
alter table quotes add column version integer not null default 1;
create trigger quotes_version before update on quotes for each row execute function count_version();
alter table templates add column version integer not null default 1;
create trigger templates_version before update on templates for each row execute function count_version();
alter table widget_preferences add column version integer not null default 1;
create trigger widget_preferences_version before update on widget_preferences for each row execute function count_version();

-- A key belongs to one request of its user, whatever the operation; what was known by the old ones was for ten minutes.
delete from sent_calls;
alter table sent_calls drop constraint sent_calls_pkey;
alter table sent_calls drop column operation;
alter table sent_calls add column request text not null;
alter table sent_calls add column etag text;
alter table sent_calls add primary key (tenant_id, user_id, key);
