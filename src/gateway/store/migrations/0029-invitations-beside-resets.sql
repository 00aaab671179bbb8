-- An invitation stays good beside the link of who asks for a new password in that name. Those that are out are known by how long they are good for.
alter table password_resets add column is_invitation boolean not null default false;
update password_resets set is_invitation = true where expires_at > now() + interval '90 minutes';
alter table password_resets drop constraint password_resets_pkey;
alter table password_resets add primary key (tenant_id, user_id, is_invitation);
