-- Words for who does not see the picture of an institution.
alter table participants add column image_alt text not null default '';
create index participants_deleted on participants (deleted_at) where deleted_at is not null;

-- What a PIC wishes for the page of their institution, until the secretariat has looked at it. One waits at a time.
create table participant_changes (
  id bigint generated always as identity primary key,
  participant_id bigint not null references participants,
  -- Only what is to change, by its wire names; what stood there when it was proposed beside it.
  fields jsonb not null,
  before jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'accepted', 'refused', 'withdrawn')),
  comment text,
  created_by bigint not null references users,
  created_at timestamptz not null,
  decided_by bigint references users,
  decided_at timestamptz
);
create unique index participant_changes_open on participant_changes (participant_id) where status = 'pending';
create index participant_changes_institution on participant_changes (participant_id, id);

-- Links in letters to PICs, stored as hashes: each decides on one claim or stands behind one text, without a login.
create table pic_links (
  hash bytea primary key,
  -- The PIC whom it was sent to: it counts only while they have the duty.
  user_id bigint not null references users,
  claim_id bigint references participant_claims on delete cascade,
  revision_id bigint references news_revisions on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (num_nonnulls(claim_id, revision_id) = 1)
);
create index pic_links_user on pic_links (user_id);
create index pic_links_claim on pic_links (claim_id) where claim_id is not null;
create index pic_links_revision on pic_links (revision_id) where revision_id is not null;

-- At most three PICs, however many are named at once: whoever is to be one waits here for the others.
create function at_most_three_pics() returns trigger language plpgsql as $$
begin
  perform from public.participants where id = new.participant_id for no key update;
  if (
    select count(*) from public.users
    where participant_id = new.participant_id and is_pic and deleted_at is null and id <> new.id
  ) >= 3 then
    raise exception 'an institution has at most three PICs' using errcode = 'check_violation',
      constraint = 'users_three_pics';
  end if;
  return new;
end $$;
create trigger users_three_pics before insert or update of is_pic, participant_id on users
  for each row when (new.is_pic and new.participant_id is not null and new.deleted_at is null)
  execute function at_most_three_pics();
create index users_pics on users (participant_id) where is_pic;
