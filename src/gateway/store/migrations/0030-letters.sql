-- Letters that are owed to somebody until a mail server has taken them. Kept is what is to be told, never the letter with its link: whoever sends
-- one writes it then. `due_at` says from when on whoever finds it sends it: whoever has it in hand moves that on.
create table letters (
  id uuid primary key default gen_random_uuid(),
  tenant_id text not null references tenants (id),
  kind text not null check (kind in ('reset', 'invitation')),
  addressee text not null,
  page text not null,
  language text not null,
  due_at timestamptz not null,
  until timestamptz not null
);
create index letters_by_due_at on letters (due_at);
