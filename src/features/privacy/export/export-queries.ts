import { type RawBuilder, sql } from 'kysely'
import { exportedKinds } from '#src/kinds.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { userMayRead } from '../../forum/viewer-queries.ts'
import { about } from './export-words.id.ts'

export type Row = Record<string, unknown> & { id: number }
type Person = { id: number; email: string }
export type Section = {
  /** File name of the section. */
  name: string
  /** Explanation of its content, for the person. */
  about: string
  rows(person: Person, after: number): RawBuilder<Row>
}

const BATCH = 2_000

/** Every version of an item that the person entered, and every version that they wrote of another's. */
const versionsOf = ({ kind, table, dataExport }: (typeof exportedKinds)[number]): Section => ({
  ...dataExport,
  rows: ({ id }, after) => sql`
    select r.id, n.id as item_id, n.status, r.title, r.excerpt, r.content, r.author, r.details, r.created_at,
      n.published_at, r.id = n.live_revision_id as is_live
    from revisions r join ${sql.table(table)} n on n.id = r.item_id
    where r.kind = ${kind} and (n.created_by = ${id} or r.created_by = ${id}) and r.id > ${after}`,
})

/** True if a subscriber is the person's, or a guest's with their address. */
const isTheirs = ({ id, email }: Person) =>
  sql`(s.user_id = ${id} or s.user_id is null and s.email = ${email})`

/** All stored data of a person by table, without secrets. A new table with personal data needs an entry here. */
export const sections: readonly Section[] = [
  {
    name: 'profil',
    about: about.profil,
    rows: ({ id }, after) => sql`
      select u.id, u.email, nama_lengkap, u.phone, alamat, jenis_kelamin, tempat_lahir, tanggal_lahir, organisasi,
        photo, r.title as region, p.title as partisipan, role, user_type, is_pic, is_moderator, visits_enabled, forum_mail,
        activated_at, password_changed_at, deletion_due_at, u.created_at, u.updated_at
      from users u left join regions r on r.id = u.region_id left join participants p on p.id = u.participant_id
      where u.id = ${id} and u.id > ${after}`,
  },
  {
    name: 'persetujuan',
    about: about.persetujuan,
    rows: ({ id }, after) => sql`
      select id, kind, version, given_at, withdrawn_at from consents where user_id = ${id} and id > ${after}`,
  },
  {
    name: 'lembaga',
    about: about.lembaga,
    rows: ({ id }, after) => sql`
      select c.id, p.title as partisipan, c.status, c.created_at, c.decided_at
      from participant_claims c join participants p on p.id = c.participant_id
      where c.user_id = ${id} and c.id > ${after}`,
  },
  {
    name: 'pengurus-region',
    about: about['pengurus-region'],
    rows: ({ id }, after) => sql`
      select e.region_id as id, r.title as region, e.given_at
      from region_editors e join regions r on r.id = e.region_id
      where e.user_id = ${id} and e.region_id > ${after}`,
  },
  {
    name: 'usulan-halaman',
    about: about['usulan-halaman'],
    rows: ({ id }, after) => sql`
      select h.id, p.title as partisipan, h.fields, h.status, h.comment, h.created_at, h.decided_at
      from participant_changes h join participants p on p.id = h.participant_id
      where h.created_by = ${id} and h.id > ${after}`,
  },
  {
    name: 'sesi',
    about: about.sesi,
    rows: ({ id }, after) => sql`
      select id, device, created_at, seen_at, expires_at, ended_at
      from sessions where user_id = ${id} and id > ${after}`,
  },
  {
    name: 'kejadian-keamanan',
    about: about['kejadian-keamanan'],
    rows: ({ id }, after) => sql`
      select id, at, kind, outcome, network, device, times
      from security_events where user_id = ${id} and id > ${after}`,
  },
  {
    name: 'kode-pengaman',
    about: about['kode-pengaman'],
    rows: ({ id }, after) => sql`
      select user_id as id, created_at, confirmed_at from totp_factors where user_id = ${id} and user_id > ${after}`,
  },
  {
    name: 'kunci-sandi',
    about: about['kunci-sandi'],
    rows: ({ id }, after) => sql`
      select id, name, created_at, last_used_at from passkeys where user_id = ${id} and id > ${after}`,
  },
  {
    name: 'berita',
    about: about.berita,
    rows: ({ id }, after) => sql`
      select r.id, n.id as news_id, n.status, r.title, r.excerpt, r.content, n.author,
        r.created_at, n.published_at, r.id = n.live_revision_id as is_live
      from news_revisions r join news n on n.id = r.news_id
      where (n.created_by = ${id} or r.created_by = ${id}) and r.id > ${after}`,
  },
  {
    name: 'draf',
    about: about.draf,
    rows: ({ id }, after) => sql`
      select news_id as id, title, excerpt, content, saved_at
      from news_drafts where user_id = ${id} and news_id > ${after}`,
  },
  {
    name: 'langkah-berita',
    about: about['langkah-berita'],
    rows: ({ id }, after) => sql`
      select s.id, s.news_id, s.from_status, s.to_status, s.quote, s.comment, s.by_user = ${id} as by_you, s.at
      from news_steps s join news n on n.id = s.news_id
      where (n.created_by = ${id} or s.by_user = ${id}) and s.id > ${after}`,
  },
  ...exportedKinds.map(versionsOf),
  {
    name: 'pertanyaan',
    about: about.pertanyaan,
    rows: ({ id }, after) => sql`
      select id, question, source, body, category, visibility, status, hidden_reason, author, created_at, edited_at, deleted_at
      from questions where created_by = ${id} and id > ${after}`,
  },
  {
    name: 'jawaban',
    about: about.jawaban,
    rows: ({ id }, after) => sql`
      select id, question_id, source, body, status, hidden_reason, author, created_at, edited_at, deleted_at
      from answers where created_by = ${id} and id > ${after}`,
  },
  {
    name: 'teks-lama-forum',
    about: about['teks-lama-forum'],
    rows: ({ id }, after) => sql`
      select v.id, v.question_id, v.answer_id, v.question, v.source, v.at
      from post_revisions v join questions q on q.id = v.question_id left join answers x on x.id = v.answer_id
      where case when v.answer_id is null then q.created_by else x.created_by end = ${id} and v.id > ${after}`,
  },
  {
    name: 'laporan-forum',
    about: about['laporan-forum'],
    rows: ({ id }, after) => sql`
      select id, question_id, answer_id, reason, note, created_at, decided_at
      from post_flags where user_id = ${id} and id > ${after}`,
  },
  {
    name: 'diikuti',
    about: about.diikuti,
    rows: ({ id }, after) => sql`
      select f.question_id as id, case when ${userMayRead} then q.question end as question, f.created_at
      from question_follows f join questions q on q.id = f.question_id join users u on u.id = f.user_id
      where f.user_id = ${id} and f.question_id > ${after}`,
  },
  {
    name: 'dibaca-di-forum',
    about: about['dibaca-di-forum'],
    rows: ({ id }, after) => sql`
      select question_id as id, read_at from question_reads where user_id = ${id} and question_id > ${after}`,
  },
  {
    name: 'kabar-forum',
    about: about['kabar-forum'],
    rows: ({ id }, after) => sql`
      select n.question_id * 1000000 + n.answer_id as id, n.question_id, n.answer_id, n.kind, n.created_at, n.mailed_at
      from post_notices n where n.user_id = ${id} and n.question_id * 1000000 + n.answer_id > ${after}`,
  },
  {
    name: 'donasi',
    about: about.donasi,
    rows: ({ id, email }, after) => sql`
      select d.id, d.order_id, d.donor_name, d.donor_email, d.donor_phone, d.gift_amount, d.fee_amount, d.amount,
        d.imposed_fee, d.refunded_amount, d.designation, r.title as region, p.title as partisipan,
        (select k.title from campaigns k where k.id = d.campaign_id) as kampanye, d.is_anonymous, d.wants_updates, d.show_name, d.message,
        d.consented_at, d.channel, d.status, d.created_at, d.paid_at, c.year as receipt_year,
        c.number as receipt_number, c.code as receipt_code, c.issued_at, c.voided_at
      from donations d left join regions r on r.id = d.region_id left join participants p on p.id = d.participant_id
        left join receipts c on c.donation_id = d.id
      where (d.user_id = ${id} or d.user_id is null and d.donor_email = ${email}) and d.id > ${after}`,
  },
  {
    name: 'tindakan-donasi',
    about: about['tindakan-donasi'],
    rows: ({ id, email }, after) => sql`
      select t.id, d.order_id, t.kind, t.amount, t.reason, t.reference, t.received_on, t.way, t.send_to, t.refusal,
        t.status, t.asked_at, t.decided_at, t.decision_note, t.done_at
      from donation_acts t join donations d on d.id = t.donation_id
      where (d.user_id = ${id} or d.user_id is null and d.donor_email = ${email}) and t.id > ${after}`,
  },
  {
    name: 'donasi-bulanan',
    about: about['donasi-bulanan'],
    rows: ({ id, email }, after) => sql`
      select l.id, l.donor_name, l.donor_email, l.donor_phone, l.amount, l.day, l.designation, r.title as region,
        p.title as partisipan, l.is_anonymous, l.status, l.next_on, l.created_at,
        (select json_agg(d.order_id order by d.id) from pledge_gifts g join donations d on d.id = g.donation_id
          where g.pledge_id = l.id) as orders,
        (select json_agg(m.sent_at order by m.sent_at) from pledge_reminders m where m.pledge_id = l.id) as reminders
      from pledges l left join regions r on r.id = l.region_id left join participants p on p.id = l.participant_id
      where (l.user_id = ${id} or l.user_id is null and l.donor_email = ${email}) and l.id > ${after}`,
  },
  {
    name: 'sumbangan-barang',
    about: about['sumbangan-barang'],
    rows: ({ id, email }, after) => sql`
      select g.id, g.year as receipt_year, g.number as receipt_number, g.thing, g.quantity, g.unit, g.estimated_value,
        g.giver_name, g.giver_email, g.giver_phone, g.designation, r.title as region, p.title as partisipan,
        (select k.title from campaigns k where k.id = g.campaign_id) as kampanye, g.received_on, g.note, g.entered_at,
        g.voided_at, g.void_reason
      from gifts_in_kind g left join regions r on r.id = g.region_id left join participants p on p.id = g.participant_id
      where (g.user_id = ${id} or g.user_id is null and g.giver_email = ${email}) and g.id > ${after}`,
  },
  {
    name: 'acara',
    about: about.acara,
    rows: ({ id, email }, after) => sql`
      select g.id, e.title as acara, e.starts_at, g.name, g.email, g.phone, g.state, g.is_by_desk, g.created_at,
        g.confirmed_at, g.cancelled_at, g.checked_in_at
      from event_registrations g join events e on e.id = g.event_id
      where (g.user_id = ${id} or g.user_id is null and lower(g.email) = ${email}) and g.id > ${after}`,
  },
  {
    name: 'kunjungan',
    about: about.kunjungan,
    rows: ({ id }, after) => sql`
      select id, path, title, created_at from users_visits where user_id = ${id} and id > ${after}`,
  },
  {
    name: 'unduhan',
    about: about.unduhan,
    rows: ({ id }, after) => sql`
      select l.id, d.title, l.version, l.at from download_log l join downloads d on d.id = l.download_id
      where l.user_id = ${id} and l.id > ${after}`,
  },
  {
    name: 'unggahan',
    about: about.unggahan,
    rows: ({ id }, after) => sql`
      select id, name, original_name, purpose, type, size, width, height, alt, shows, consent, consent_on,
        consent_note, created_at
      from uploads where user_id = ${id} and deleted_at is null and id > ${after}`,
  },
  {
    name: 'pesan',
    about: about.pesan,
    rows: ({ email }, after) => sql`
      select m.id, m.name, m.email, p.title as partisipan, message, m.status, m.created_at, m.closed_at
      from contact_messages m left join participants p on p.id = m.participant_id
      where lower(m.email) = ${email} and m.id > ${after}`,
  },
  {
    name: 'jawaban-pesan',
    about: about['jawaban-pesan'],
    rows: ({ id, email }, after) => sql`
      select a.id, a.message_id, case when lower(m.email) = ${email} then a.text end as text,
        a.written_by = ${id} as by_you, a.written_at
      from contact_answers a join contact_messages m on m.id = a.message_id
      where (lower(m.email) = ${email} or a.written_by = ${id}) and a.id > ${after}`,
  },
  {
    name: 'surat',
    about: about.surat,
    rows: ({ email }, after) => sql`
      select id, subject, created_at, sent_at from letters where to_email = ${email} and id > ${after}`,
  },
  {
    name: 'langganan',
    about: about.langganan,
    rows: ({ id, email }, after) => sql`
      select n.id, l.name as daftar, n.source, n.consent_version, n.evidence, n.typed_name, n.asked_at, n.given_at,
        n.ended_at, n.ended_because
      from subscriptions n join subscribers s on s.id = n.subscriber_id join mailing_lists l on l.id = n.list_id
      where ${isTheirs({ id, email })} and n.id > ${after}`,
  },
  {
    name: 'buletin',
    about: about.buletin,
    rows: ({ id, email }, after) => sql`
      select r.mailing_id as id, v.title as judul, r.state, r.reason, r.changed_at
      from mailing_recipients r join subscribers s on s.id = r.subscriber_id
        join mailing_sends g on g.mailing_id = r.mailing_id join revisions v on v.id = g.revision_id
      where ${isTheirs({ id, email })} and r.mailing_id > ${after}`,
  },
  {
    name: 'surat-kembali',
    about: about['surat-kembali'],
    rows: ({ id, email }, after) => sql`
      select b.id, b.mailing_id, b.kind, b.detail, b.received_at
      from mail_bounces b join subscribers s on s.id = b.subscriber_id
      where ${isTheirs({ id, email })} and b.id > ${after}`,
  },
  {
    name: 'catatan',
    about: about.catatan,
    rows: ({ id }, after) => sql`
      select id, at, act, entity, entity_id, actor_id = ${id} as by_you, actor_role
      from audit where (actor_id = ${id} or subject_id = ${id}) and id > ${after}`,
  },
  {
    name: 'catatan-sekretariat',
    about: about['catatan-sekretariat'],
    rows: ({ id }, after) => sql`
      select id, case when user_id = ${id} then text end as text, noted_at, visibility, written_by = ${id} as by_you,
        created_at, updated_at
      from person_notes where (user_id = ${id} or written_by = ${id}) and id > ${after}`,
  },
  {
    name: 'label',
    about: about.label,
    rows: ({ id }, after) => sql`
      select l.id, l.word as label from person_labels p join labels l on l.id = p.label_id
      where p.user_id = ${id} and l.id > ${after}`,
  },
  {
    name: 'urusan-privasi',
    about: about['urusan-privasi'],
    rows: ({ id, email }, after) => sql`
      select id, kind, title, detail, status, received_at, due_at, closed_at, proof
      from privacy_cases where (user_id = ${id} or person_email = ${email}) and id > ${after}`,
  },
]

/** Rows of a section by id, in batches, so that memory use stays bounded. */
export async function* readSection(db: Db, section: Section, person: Person): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const page = sql<Row>`select * from (${section.rows(person, after)}) rows order by id limit ${BATCH}`
    const { rows } = await page.execute(db.withoutPlugins())
    if (rows.length) yield rows
    if (rows.length < BATCH) return
    after = rows.at(-1)!.id
  }
}

/** Address for finding a person's mails and messages. */
export const getPerson = (db: Db, id: number) =>
  db.selectFrom('users').select(['id', 'email', 'language']).where('id', '=', id).executeTakeFirstOrThrow()

export const listFiles = async (db: Db, id: number) =>
  (
    await db
      .selectFrom('uploads')
      .select('name')
      .where('userId', '=', id)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ name }) => name)
