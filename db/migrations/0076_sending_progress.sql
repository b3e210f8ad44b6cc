-- An address that the mail server refused itself counts like one that came back, once a letter after it was taken.
alter table mailing_recipients add column is_bounce_due boolean not null default false;
create index mailing_recipients_bounce_due on mailing_recipients (mailing_id) where is_bounce_due;
