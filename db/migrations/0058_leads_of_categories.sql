-- The sentence under the heading of a category's page; empty for the one of its whole list.
alter table news_categories add column lead text not null default '';
alter table blog_themes add column lead text not null default '';
alter table download_categories add column lead text not null default '';
