import { randomUUID } from 'node:crypto'
import type { DeskGiftWire } from '#src/features/giving-desk/staff-actions/schema.ts'
import { simulatorKey } from '#src/platform/payments/open-payments.ts'
import { signatureOf } from '#src/platform/payments/signature.ts'
import { jakartaDay } from '#src/wire/jakarta-day.ts'
import { makePerson, type Person, type TestTools } from '#test/support/actor.ts'
import { newInstitution } from '#test/support/institution-actors.ts'
import { bankStatement } from '#test/support/statement.ts'
import { waitingTransfer } from '#test/support/waiting-transfer.ts'
import { publishedDownload } from './download-recipes.ts'
import type { Recipe } from './recipe.ts'

const said = () => ({ reason: 'Mutasi 21/11 nomor 4417', idempotency_key: randomUUID() })

/** A manually entered gift: paid up to five million, above that pending a second approval. */
const manual = (amount: number) => ({
  amount,
  way: 'cash',
  received_on: '2026-01-05',
  donor: { name: 'Yosefina Bria' },
  designation: { type: 'general' },
  ...said(),
})

/** A staff member other than the caller. */
const colleague = (hands: TestTools): Promise<Person> =>
  makePerson(hands, { role: 'staff', userType: 'sekretariat' })

async function entered(hands: TestTools, amount = 250_000): Promise<DeskGiftWire> {
  const { token } = await colleague(hands)
  return (await hands.call('POST /desk/donations', token, manual(amount))) as DeskGiftWire
}

const act = (gift: DeskGiftWire) => ({ order_id: gift.order_id, act: gift.acts.at(-1)!.id })

/** A decided refund by transfer. */
async function toSend(hands: TestTools) {
  const gift = await entered(hands)
  const { token } = await colleague(hands)
  const path = `POST /desk/donations/${gift.order_id}/refunds`
  return act(
    (await hands.call(path, token, {
      amount: 100_000,
      send_to: 'Bank Contoh 123, Yosefina',
      ...said(),
    })) as DeskGiftWire,
  )
}

/** A paid gift with a forged but correctly signed refund notice. */
async function saidBack(hands: TestTools): Promise<string> {
  const donor = await makePerson(hands)
  const gift = {
    amount: 100_000,
    designation: { type: 'general' },
    consent: true,
    idempotency_key: randomUUID(),
  }
  const { order_id } = (await hands.call('POST /payment/transaction', donor.token, gift)) as {
    order_id: string
  }
  await hands.settle(order_id)
  const { transactionId } = await hands.db
    .selectFrom('donations')
    .select('transactionId')
    .where('orderId', '=', order_id)
    .executeTakeFirstOrThrow()
  const told = { order_id, status_code: '200', gross_amount: '100000.00' }
  const signature_key = signatureOf(told, simulatorKey(hands.secret))
  const lie = { transaction_id: transactionId, transaction_status: 'refund', currency: 'IDR', signature_key }
  await hands.call('POST /payment/notification', donor.token, { ...told, ...lie })
  return order_id
}

const inKind = () => ({
  thing: 'Beras',
  quantity: 12,
  unit: 'karung',
  giver: { name: 'Yosefina Bria' },
  designation: { type: 'general' },
  received_on: '2026-01-05',
  idempotency_key: randomUUID(),
})

/** An existing gift in kind. */
async function inKindId(hands: TestTools) {
  const { token } = await colleague(hands)
  const { id } = (await hands.call('POST /desk/gifts-in-kind', token, inKind())) as { id: number }
  return { id }
}

/** Body of a disbursement; of money for a new institution, so that no other recipe spends it. */
async function passedOn(hands: TestTools, amount: number) {
  const id = await newInstitution(hands)
  const { token } = await colleague(hands)
  const designation = { type: 'partisipan', id }
  await hands.call('POST /desk/donations', token, { ...manual(5_000_000), designation })
  await hands.call('POST /desk/donations', (await colleague(hands)).token, {
    ...manual(2_000_000),
    designation,
  })
  return {
    paid_on: '2026-01-06',
    amount,
    designation,
    receiver: { id },
    note: 'Bahan tahap pertama',
    idempotency_key: randomUUID(),
  }
}

/** A recorded disbursement: above five million it waits. */
async function recorded(hands: TestTools, amount: number): Promise<{ id: number }> {
  const body = await passedOn(hands, amount)
  return (await hands.call('POST /desk/disbursements', (await colleague(hands)).token, body)) as {
    id: number
  }
}

/** Staff actions on gifts and disbursements. */
export const staffActionRecipes: Record<string, Recipe> = {
  'GET /desk/donations/{order_id}': async (hands) => ({
    params: { order_id: (await entered(hands)).order_id },
  }),
  'POST /desk/gifts-in-kind': async () => ({ body: inKind() }),
  'GET /desk/gifts-in-kind/{id}': async (hands) => ({ params: await inKindId(hands) }),
  'POST /desk/gifts-in-kind/{id}/void': async (hands) => ({
    params: await inKindId(hands),
    body: { reason: 'Tercatat dua kali' },
  }),
  'POST /desk/donations': async () => ({ body: manual(250_000) }),
  'POST /desk/donations/import': async () => ({
    body: {
      dry_run: false,
      csv: `tanggal,nama,email,telepon,jumlah,cara,tujuan,tanpa_nama,bukti,catatan\n2026-01-05,Yosefina Bria,,,250000,tunai,,,${randomUUID()},`,
    },
  }),
  'POST /desk/donations/statement': async (hands) => {
    const { transferAmount: amount } = await waitingTransfer(hands)
    return { body: { dry_run: false, csv: bankStatement([{ day: jakartaDay(hands.now()), amount }]) } }
  },
  'POST /desk/donations/statement/layout': async () => ({
    body: {
      csv: `Tgl;Catatan ${randomUUID()};Masuk\n05/01/2026;Setoran;"250.000,00"`,
      date: 0,
      description: 1,
      amount: 2,
    },
  }),
  'POST /desk/donations/{order_id}/confirmation': async (hands) => ({
    params: { order_id: (await waitingTransfer(hands)).orderId },
    body: said(),
  }),
  'POST /desk/donations/{order_id}/rejection': async (hands) => ({
    params: { order_id: (await waitingTransfer(hands)).orderId },
    body: said(),
  }),
  'POST /desk/donations/{order_id}/correction': async (hands) => ({
    params: { order_id: (await entered(hands)).order_id },
    body: said(),
  }),
  'POST /desk/donations/{order_id}/refunds': async (hands) => ({
    params: { order_id: (await entered(hands)).order_id },
    body: { amount: 100_000, send_to: 'Bank Contoh 123, Yosefina', ...said() },
  }),
  'POST /desk/donations/{order_id}/name-removal': async (hands) => ({
    params: { order_id: (await entered(hands)).order_id },
    body: { reason: 'Nama orang lain' },
  }),
  'POST /desk/donations/{order_id}/disproof': async (hands) => ({
    params: { order_id: await saidBack(hands) },
    body: said(),
  }),
  'POST /desk/donations/{order_id}/acts/{act}/decision': async (hands) => ({
    params: act(await entered(hands, 6_000_000)),
    body: { approve: true, note: '' },
  }),
  'POST /desk/donations/{order_id}/acts/{act}/sent': async (hands) => ({
    params: await toSend(hands),
    body: { note: 'Transfer 8812' },
  }),
  'GET /desk/disbursements/{id}': async (hands) => ({ params: { id: (await recorded(hands, 100_000)).id } }),
  'POST /desk/disbursements': async (hands) => ({ body: await passedOn(hands, 100_000) }),
  'POST /desk/disbursements/{id}/decision': async (hands) => ({
    params: { id: (await recorded(hands, 6_000_000)).id },
    body: { approve: true, note: '' },
  }),
  'POST /desk/disbursements/{id}/void': async (hands) => ({
    params: { id: (await recorded(hands, 100_000)).id },
    body: said(),
  }),
  'POST /desk/disbursements/{id}/proof': async (hands) => ({
    params: { id: (await recorded(hands, 100_000)).id },
    body: { proof_id: (await publishedDownload(hands)).id },
  }),
}
