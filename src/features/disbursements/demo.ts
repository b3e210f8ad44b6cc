import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { insertDisbursement, setDecision } from './queries.ts'

const entries = [
  {
    campaign: 'Pipa air bersih Ketungau',
    to: 'Pusat Pemetaan Kampung Ketungau',
    amount: 20_000_000,
    days: 88,
    note: 'Pipa dan sambungan untuk dua kilometer pertama, dengan ongkos perahu ke hulu.',
    hasProof: true,
  },
  {
    campaign: 'Pipa air bersih Ketungau',
    to: 'Pusat Pemetaan Kampung Ketungau',
    amount: 15_000_000,
    days: 62,
    note: 'Bak penampung, saringan, dan lima puluh keran.',
    hasProof: true,
  },
  {
    campaign: 'Kebun sorgum di lereng Mutis',
    to: 'Yayasan Benih Fatuleu',
    amount: 18_000_000,
    days: 12,
    note: 'Tahap pertama: tiang dan lantai lumbung, dan benih untuk satu hektare.',
  },
  {
    campaign: 'Atap kelas inklusi Waibalun',
    to: 'Sanggar Anak Lembah Sasando',
    amount: 1_500_000,
    days: 9,
    note: 'Seng dan kayu kaso untuk kelas pertama.',
    wasWrong: true,
  },
]

/** Money passed on from the campaigns of the demo, approved by a second person; one mistake is reversed. */
export async function seedDisbursements(tx: Tx, now: Date) {
  const askedBy = await firstOf(tx, 'staff')
  const decidedBy = await firstOf(tx, 'admin')
  const { id: proof } = await tx
    .selectFrom('downloads as d')
    .innerJoin('revisions as r', 'r.id', 'd.liveRevisionId')
    .select('d.id')
    .where('r.title', '=', 'Berita acara serah terima pipa air bersih Ketungau')
    .executeTakeFirstOrThrow()
  for (const { campaign, to, amount, days, note, hasProof, wasWrong } of entries) {
    const { id } = await tx
      .selectFrom('campaigns')
      .select('id')
      .where('title', '=', campaign)
      .executeTakeFirstOrThrow()
    const { id: receiverId } = await tx
      .selectFrom('participants')
      .select('id')
      .where('title', '=', to)
      .executeTakeFirstOrThrow()
    const at = new Date(now.getTime() - days * DAY_MS)
    const put = async (given: { note: string; reverses: number | null }) => {
      const entry = await insertDisbursement(tx, {
        ...given,
        paidOn: jakartaDay(at),
        amount,
        designation: { type: 'campaign', id },
        receiverId,
        receiverName: null,
        proofId: hasProof ? proof : null,
        isSimulation: false,
        key: randomUUID(),
        bodyHash: randomBytes(32),
        status: 'waiting',
        askedBy,
        askedAt: at,
      })
      await setDecision(tx, { id: entry, status: 'done', by: decidedBy, at, note: '' })
      return entry
    }
    const reverses = await put({ note, reverses: null })
    if (wasWrong) await put({ note: 'Dikirim dua kali; bank mengembalikannya.', reverses })
  }
}

async function firstOf(tx: Tx, role: string): Promise<number> {
  const query = tx.selectFrom('users').select('id').where('role', '=', role).orderBy('id')
  return (await query.executeTakeFirstOrThrow()).id
}
