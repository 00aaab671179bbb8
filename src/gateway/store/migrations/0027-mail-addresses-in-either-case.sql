-- An e-mail address is found however another system wrote it.
create index concurrently users_of_mail on users (tenant_id, lower(email collate "C"));
