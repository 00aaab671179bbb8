-- Each is made while others write: a file that makes an index so does nothing else.
create index concurrently bookings_of_customer on bookings (tenant_id, customer_id, created_at desc, un_id desc);
create index concurrently bookings_of_maker on bookings (tenant_id, (trail ->> 'createdBy'), created_at desc, un_id desc);
create index concurrently bookings_by_status on bookings (tenant_id, status, created_at desc, un_id desc);
create index concurrently quotes_of_customer on quotes (tenant_id, customer_id, created_at desc, un_id desc);
create index concurrently quotes_of_maker on quotes (tenant_id, (trail ->> 'createdBy'), created_at desc, un_id desc);
create index concurrently quotes_by_status on quotes (tenant_id, status, created_at desc, un_id desc);
create index concurrently templates_of_owner on templates (tenant_id, owner_id, created_at desc, un_id desc);
create index concurrently templates_of_customer on templates (tenant_id, customer_id, created_at desc, un_id desc);
-- By what is let go when it is old.
create index concurrently usage_metrics_by_age on usage_metrics (recorded_at);
create index concurrently error_log_by_age on error_log (logged_at);
create index concurrently document_trail_by_age on document_trail (happened_at);
-- In which builds there is a file.
create index concurrently tenant_builds_by_path on tenant_builds using gin (files);
