-- Until the owner of an address agreed, a list shows the name that the desk typed, and not what the site knows of them.
alter table subscriptions add column typed_name text not null default '';
update subscriptions n set typed_name = s.name from subscribers s
  where s.id = n.subscriber_id and s.user_id is null
    and (n.source = 'import' or (n.source = 'invitation' and n.given_at is null));
