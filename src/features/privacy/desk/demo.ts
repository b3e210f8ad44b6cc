import type { Tx } from '#src/platform/database/write.ts'
import { HOUR_MS } from '#src/wire/duration.ts'

type DemoCase = {
  kind: string
  title: string
  detail: string
  hoursAgo: number
  person?: string
  breach?: { dataKinds: string; peopleCount: number; measures: string }
  steps: { kind: string; note: string; after: number }[]
}

const cases: DemoCase[] = [
  {
    kind: 'access',
    title: 'Minta salinan semua data',
    detail: 'Datang lewat e-mail. Ia ingin tahu siapa saja yang melihat datanya tahun ini.',
    hoursAgo: 50,
    person: 'Yohana Contoh',
    steps: [{ kind: 'note', note: 'Ditelepon untuk memastikan bahwa benar dia yang meminta.', after: 4 }],
  },
  {
    kind: 'correction',
    title: 'Nomor ponsel lama masih tercatat',
    detail: 'Tertulis di formulir kertas saat pertemuan region.',
    hoursAgo: 200,
    person: 'Markus Contoh',
    steps: [{ kind: 'done', note: 'Nomor diperbaiki, orangnya diberi tahu lewat e-mail.', after: 20 }],
  },
  {
    kind: 'breach',
    title: 'Daftar hadir terkirim ke alamat yang salah',
    detail: 'Berkas daftar hadir lokakarya terlampir pada e-mail ke satu alamat di luar jaringan.',
    hoursAgo: 9,
    breach: {
      dataKinds: 'nama dan nomor ponsel',
      peopleCount: 38,
      measures: 'Penerima diminta menghapus berkasnya dan sudah membalas bahwa itu dilakukan.',
    },
    steps: [{ kind: 'person_told', note: 'Surat dikirim kepada 38 orang.', after: 5 }],
  },
]

/** Seeds three cases of the privacy desk. */
export async function seedPrivacyCases(tx: Tx, now: Date) {
  const admin = await tx
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .executeTakeFirst()
  if (!admin) return
  for (const one of cases) {
    const receivedAt = new Date(now.getTime() - one.hoursAgo * HOUR_MS)
    const at = (hours: number) => new Date(receivedAt.getTime() + hours * HOUR_MS)
    const done = one.steps.find(({ kind }) => kind === 'done')
    const { id } = await tx
      .insertInto('privacyCases')
      .values({
        kind: one.kind,
        title: one.title,
        detail: one.detail,
        createdBy: admin.id,
        ...one.breach,
        personName: one.person ?? null,
        receivedAt,
        dueAt: at(72),
        ...(done && { status: 'done', closedAt: at(done.after), proof: done.note }),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    const steps = [{ kind: 'opened', note: '', after: 1 }, ...one.steps]
    await tx
      .insertInto('privacySteps')
      .values(
        steps.map(({ kind, note, after }) => ({ caseId: id, byUser: admin.id, kind, note, at: at(after) })),
      )
      .execute()
  }
}
