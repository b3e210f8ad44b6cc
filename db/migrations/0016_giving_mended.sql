-- What the gateway does not want to give back ends there: a transfer instead of it is asked for anew, with its account,
-- and agreed to like every request.
alter table donation_acts drop constraint donation_acts_status_check;
alter table donation_acts add constraint donation_acts_status_check
  check (status in ('waiting', 'declined', 'sending', 'refused', 'to_send', 'done'));
update donation_acts set status = 'refused', way = 'gateway', send_to = null
where status = 'to_send' and refusal is not null;

-- Who gave by cash or past the site ticked no box here.
alter table donations alter column consented_at drop not null;
update donations d set consented_at = null
where exists (select from donation_acts t where t.donation_id = d.id and t.kind = 'manual');

-- A note about somebody who was erased may lose its words, and nothing else.
alter table notice_notes drop constraint notice_notes_note_check;
drop trigger notice_notes_kept on notice_notes;
create function keep_note() returns trigger language plpgsql as $$
begin
  if new.note <> '' or to_jsonb(new) - 'note' <> to_jsonb(old) - 'note' then
    raise exception '% is append-only', tg_table_name;
  end if;
  return new;
end $$;
create trigger notice_notes_kept before update on notice_notes for each row execute function keep_note();
create trigger notice_notes_never_gone before delete or truncate on notice_notes
  for each statement execute function refuse_change();

-- The first privacy text knows monthly gifts and news of campaigns. Words that the secretariat has changed stay.
with first as (
  select p.id as page_id, r.* from pages p join revisions r on r.id = p.live_revision_id
  where r.content like '%<tr><td>Buletin: e-mail</td><td>mengirim kabar berkala</td>%'
), second as (
  insert into revisions (kind, item_id, title, excerpt, content, sanitizer_version)
  select kind, item_id, title, excerpt,
    replace(replace(content,
      '<tr><td>Buletin: e-mail</td><td>mengirim kabar berkala</td>',
      '<tr><td>Donasi bulanan: jumlah, tujuan, hari, serta nama, e-mail, dan nomor ponsel bila Anda memberi tanpa akun</td><td>mengingatkan Anda sekali sebulan lewat e-mail; tidak ada uang yang ditarik sendiri</td><td>perjanjian</td><td>sampai Anda menghentikannya atau akun berakhir; jumlah dan tanggalnya tetap ada di buku donasi</td></tr>
<tr><td>Kabar kampanye: e-mail dan kampanye yang Anda bantu</td><td>mengirim kabar kampanye itu</td><td>persetujuan tersendiri</td><td>sampai Anda berhenti lewat tautan di surat mana pun</td></tr>
<tr><td>Buletin: e-mail</td><td>mengirim kabar berkala</td>'),
      'tautan berhenti pada buletin, atau tulis kepada kami',
      'tautan berhenti pada buletin dan kabar kampanye, atau tulis kepada kami'),
    sanitizer_version
  from first
  returning id, item_id
)
update pages set live_revision_id = second.id, version = pages.version + 1
from second where pages.id = second.item_id;
