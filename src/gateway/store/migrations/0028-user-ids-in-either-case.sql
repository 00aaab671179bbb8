-- A user is found however another system wrote the id.
create index concurrently users_of_id on users (tenant_id, upper(user_id collate "C"));
