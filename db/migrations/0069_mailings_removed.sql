-- A mailing that is purged from the bin, as those of the demo are, takes its sending, its recipients and its links along;
-- consents and bounces stay, without it.
alter table mailing_sends drop constraint mailing_sends_mailing_id_fkey,
  drop constraint mailing_sends_revision_id_fkey,
  add foreign key (mailing_id) references mailings on delete cascade,
  add foreign key (revision_id) references revisions on delete cascade;
alter table mailing_recipients drop constraint mailing_recipients_mailing_id_fkey,
  add foreign key (mailing_id) references mailing_sends on delete cascade;
alter table mailing_links drop constraint mailing_links_mailing_id_fkey,
  add foreign key (mailing_id) references mailings on delete cascade;
alter table subscriptions drop constraint subscriptions_ended_by_mailing_fkey,
  add foreign key (ended_by_mailing) references mailings on delete set null;
alter table mail_bounces drop constraint mail_bounces_mailing_id_fkey,
  add foreign key (mailing_id) references mailings on delete set null;
create index mailing_sends_revision on mailing_sends (revision_id);
create index mail_bounces_mailing on mail_bounces (mailing_id) where mailing_id is not null;
