-- The tenant's rules of new passwords.
alter table tenants add column passwords jsonb not null
  default '{"shortest": 8, "longest": 30, "needs": ["upperCase", "lowerCase", "digit", "special"]}';
