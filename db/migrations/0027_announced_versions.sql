-- Whether members are told of a version by mail: a material change, as the law calls it. The ones before were not.
alter table legal_versions add column is_announced boolean not null default false;
