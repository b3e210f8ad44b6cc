import { z } from 'zod'
import { type CallOf, created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { restorableSince } from '../../content/edit-steps.ts'
import { addFaq, changeFaq, saveFaq } from './change-faq.ts'
import { presentFaq } from './present.ts'
import { getFaq, listFaq } from './queries.ts'
import { deskFaqFilter, deskFaqParams, deskFaqShape, faqChange, newFaq } from './schema.ts'

type Call = Pick<CallOf<undefined, undefined, undefined>, 'db' | 'clock'>

const since = ({ clock }: Call) => restorableSince(clock.now())
const read = async (call: Call, id: number) => presentFaq(await getFaq(call.db, id, since(call)))

export const listFaqAtDesk = endpoint({
  where: 'GET /desk/faq',
  summary: 'Tanya jawab umum bagi sekretariat, menurut urutan',
  gate: staffOnly,
  query: deskFaqFilter,
  answer: z.array(deskFaqShape),
  isPaged: true,
  async run({ query, ...call }) {
    const { rows, total } = await listFaq(call.db, query, since(call))
    return paged(rows.map(presentFaq), paginate(total, query))
  },
})

export const getFaqAtDesk = endpoint({
  where: 'GET /desk/faq/{id}',
  summary: 'Satu tanya jawab umum bagi sekretariat',
  gate: staffOnly,
  params: deskFaqParams,
  answer: deskFaqShape,
  run: async ({ params, ...call }) => ok(await read(call, params.id)),
})

export const postFaq = endpoint({
  where: 'POST /desk/faq',
  summary: 'Tambah tanya jawab umum',
  gate: staffOnly,
  body: newFaq,
  answer: deskFaqShape,
  code: 201,
  async run({ body: { idempotency_key: key = null, ...wish }, actor, ...call }) {
    const given = { wish, key, by: actor!, now: call.clock.now() }
    return created(await read(call, await call.write((tx) => addFaq(tx, given))))
  },
})

export const patchFaq = endpoint({
  where: 'PATCH /desk/faq/{id}',
  summary: 'Ubah isi atau urutan sebuah tanya jawab umum',
  gate: staffOnly,
  params: deskFaqParams,
  body: faqChange,
  answer: deskFaqShape,
  failures: [409],
  async run({ params: { id }, body, actor, ...call }) {
    const change = body as typeof body & { version: number }
    await call.write((tx) => changeFaq(tx, { id, change, by: actor!, now: call.clock.now() }))
    return ok(await read(call, id))
  },
})

export const removeFaq = endpoint({
  where: 'DELETE /desk/faq/{id}',
  summary: 'Hapus sebuah tanya jawab umum; tiga puluh hari lamanya bisa dikembalikan',
  gate: staffOnly,
  params: deskFaqParams,
  answer: deskFaqShape,
  async run({ params: { id }, actor, ...call }) {
    await call.write((tx) => saveFaq(tx, { id, isKept: false, by: actor!, now: call.clock.now() }))
    return ok(await read(call, id))
  },
})

export const restoreFaq = endpoint({
  where: 'POST /desk/faq/{id}/restoration',
  summary: 'Kembalikan sebuah tanya jawab umum yang dihapus',
  gate: staffOnly,
  params: deskFaqParams,
  answer: deskFaqShape,
  async run({ params: { id }, actor, ...call }) {
    await call.write((tx) => saveFaq(tx, { id, isKept: true, by: actor!, now: call.clock.now() }))
    return ok(await read(call, id))
  },
})

export const deskFaqEndpoints = [listFaqAtDesk, getFaqAtDesk, postFaq, patchFaq, removeFaq, restoreFaq]
