-- Sending of mailings: one letter for all, at one pace (decision 100).

alter table mailing_sends
  -- `{subject, preheader, html, text}`, rendered once: all get the same, whatever becomes of the news in it meanwhile.
  add column letter jsonb,
  -- Why nothing leaves at the moment: words of the mail server, or ours.
  add column trouble text not null default '',
  -- Refusals for good since the last letter that was taken: a server that refuses everybody pauses the sending.
  add column refused_in_row integer not null default 0;

-- When the next letter of a mailing may leave, for all workers of all nodes.
create table mailing_pace (
  is_only boolean primary key default true check (is_only),
  free_at timestamptz not null
);
insert into mailing_pace (free_at) values (now());
