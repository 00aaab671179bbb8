-- The bytes of files in pieces of 1 MiB: no statement takes long, so that others are served while a large file is stored or read.
create table document_pieces (
  tenant_id text not null,
  sha256 text not null,
  piece integer not null,
  bytes bytea not null,
  primary key (tenant_id, sha256, piece),
  foreign key (tenant_id, sha256) references document_contents (tenant_id, sha256) on delete cascade
);
-- Most files are compressed already.
alter table document_pieces alter column bytes set storage external;
insert into document_pieces
  select tenant_id, sha256, piece, substring(bytes from piece * 1048576 + 1 for 1048576)
  from document_contents, generate_series(0, greatest(length(bytes) - 1, 0) / 1048576) as piece;
alter table document_contents drop column bytes;
