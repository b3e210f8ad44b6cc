import { z } from 'zod'
import { recordAudit } from '#src/platform/database/audit.ts'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { picsAndStaff } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { answerMessage } from './answer-message.ts'
import { changeMessage } from './change-message.ts'
import { presentMessageRow } from './present.ts'
import { listMessages as queryMessages } from './queries.ts'
import { readMessage } from './read-message.ts'
import { messageFilter, messageParams, messageRowShape, messageShape, newAnswer } from './schema.ts'

export const listMessages = endpoint({
  where: 'GET /desk/messages',
  summary: 'Pesan dari situs: bagi PIC yang kepada lembaganya sendiri, bagi sekretariat semua',
  gate: picsAndStaff,
  query: messageFilter,
  answer: z.array(messageRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await queryMessages(db, actor!, query)
    return paged(
      rows.map((row) => presentMessageRow(row, actor!)),
      paginate(total, query),
    )
  },
})

export const getMessageAtDesk = endpoint({
  where: 'GET /desk/messages/{id}',
  summary: 'Satu pesan dengan pengirim dan jawabannya; bila pengirimnya punya akun, dilihatnya tercatat',
  gate: picsAndStaff,
  params: messageParams,
  answer: messageShape,
  async run({ actor, params: { id }, ...services }) {
    const message = await readMessage(services, actor!, id)
    const { account } = message
    if (account)
      await services.write((tx) =>
        recordAudit(tx, actor, {
          act: 'read',
          entity: 'contact message',
          entityId: id,
          subjectId: account.id,
        }),
      )
    return ok(message)
  },
})

export const putMessageClaim = endpoint({
  where: 'PUT /desk/messages/{id}/claim',
  summary: 'Ambil sebuah pesan untuk dijawab; yang pertama memegangnya',
  gate: picsAndStaff,
  params: messageParams,
  answer: messageShape,
  failures: [409],
  run: async ({ actor, params, ...services }) =>
    ok(await changeMessage(services, actor!, params.id, 'claim')),
})

export const deleteMessageClaim = endpoint({
  where: 'DELETE /desk/messages/{id}/claim',
  summary: 'Lepaskan pesan yang Anda pegang; admin juga yang dipegang orang lain',
  gate: picsAndStaff,
  params: messageParams,
  answer: messageShape,
  failures: [409],
  run: async ({ actor, params, ...services }) =>
    ok(await changeMessage(services, actor!, params.id, 'release')),
})

export const postMessageAnswer = endpoint({
  where: 'POST /desk/messages/{id}/answers',
  summary: 'Jawab sebuah pesan lewat e-mail; kunci yang sama tidak mengirim dua kali',
  gate: picsAndStaff,
  params: messageParams,
  body: newAnswer,
  answer: messageShape,
  code: 201,
  failures: [409, 429],
  run: async ({ actor, params, body, ...services }) =>
    created(await answerMessage(services, actor!, { id: params.id, answer: body })),
})

export const putMessageClosure = endpoint({
  where: 'PUT /desk/messages/{id}/closure',
  summary: 'Tutup sebuah pesan: urusannya selesai, dan 30 hari kemudian pesan dan jawabannya dihapus',
  gate: picsAndStaff,
  params: messageParams,
  answer: messageShape,
  failures: [409],
  run: async ({ actor, params, ...services }) =>
    ok(await changeMessage(services, actor!, params.id, 'close')),
})

export const deleteMessageClosure = endpoint({
  where: 'DELETE /desk/messages/{id}/closure',
  summary: 'Buka lagi sebuah pesan yang terjawab atau ditutup',
  gate: picsAndStaff,
  params: messageParams,
  answer: messageShape,
  run: async ({ actor, params, ...services }) =>
    ok(await changeMessage(services, actor!, params.id, 'reopen')),
})

export const messageEndpoints = [
  listMessages,
  getMessageAtDesk,
  putMessageClaim,
  deleteMessageClaim,
  postMessageAnswer,
  putMessageClosure,
  deleteMessageClosure,
]
