-- Why a change set that was due is not published, in the languages of the gateway, and when that was.
alter table change_sets add column refused jsonb;
