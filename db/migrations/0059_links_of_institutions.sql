-- Web addresses of an institution, its site and social media: one a line, https only.
alter table participants add column links text not null default '';
