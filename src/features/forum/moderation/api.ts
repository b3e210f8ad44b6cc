import { z } from 'zod'
import { created, endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { moderatorsOnly, picsAndModerators, staffOnly } from '#src/platform/http/gates.ts'
import { shownName } from '#src/wire/erased-name.ts'
import { paginate } from '#src/wire/pagination.ts'
import { answerParams, questionParams } from '../schema.ts'
import { decidePost } from './decide-post.ts'
import { makeFaqEntry } from './make-faq-entry.ts'
import { listQueue, type QueueRow } from './queries.ts'
import { readDeskQuestion } from './read-desk-question.ts'
import {
  categoryChange,
  decision,
  deskQuestionShape,
  faqEntry,
  faqEntryShape,
  merger,
  type QueueRowWire,
  queueFilter,
  queueRowShape,
} from './schema.ts'
import { mergeQuestions, moveQuestion, setQuestionLock } from './tend-question.ts'

const presentQueueRow = (row: QueueRow): QueueRowWire => ({
  question_id: row.questionId,
  answer_id: row.answerId,
  question: row.question,
  text: row.text,
  author: shownName(row.author),
  place: row.place,
  status: row.status,
  flags_count: row.reasons?.length ?? 0,
  reasons: [...new Set(row.reasons ?? [])],
  hidden_reason: row.hiddenReason,
  created_at: row.createdAt.toISOString(),
})

const nothing = z.object({})
const one = { gate: picsAndModerators, params: questionParams, answer: nothing }

export const listForumQueue = endpoint({
  where: 'GET /desk/question',
  summary: 'Kiriman forum yang ditahan, dilaporkan atau disembunyikan; PIC: dari lembaganya',
  gate: picsAndModerators,
  query: queueFilter,
  answer: z.array(queueRowShape),
  isPaged: true,
  async run({ db, actor, query }) {
    const { rows, total } = await listQueue(db, actor, query)
    return paged(rows.map(presentQueueRow), paginate(total, query))
  },
})

export const readForumQuestion = endpoint({
  where: 'GET /desk/question/{id}',
  summary: 'Satu pertanyaan dengan laporan dan teks lamanya',
  ...one,
  answer: deskQuestionShape,
  failures: [404],
  run: async ({ db, actor, params }) => ok(await readDeskQuestion(db, actor!, params.id)),
})

export const decideQuestion = endpoint({
  where: 'POST /desk/question/{id}/decision',
  summary: 'Tampilkan, sembunyikan dengan alasan, atau biarkan pertanyaan yang dilaporkan',
  ...one,
  body: decision,
  failures: [403, 404, 409],
  async run(call) {
    const { id: questionId } = call.params
    await decidePost(call, call.actor!, { questionId, answerId: null, decision: call.body })
    return ok({})
  },
})

export const decideAnswer = endpoint({
  where: 'POST /desk/question/{id}/answers/{answer}/decision',
  summary: 'Tampilkan, sembunyikan dengan alasan, atau biarkan jawaban yang dilaporkan',
  ...one,
  params: answerParams,
  body: decision,
  failures: [403, 404, 409],
  async run(call) {
    const { id: questionId, answer: answerId } = call.params
    await decidePost(call, call.actor!, { questionId, answerId, decision: call.body })
    return ok({})
  },
})

export const lockForumQuestion = endpoint({
  where: 'POST /desk/question/{id}/lock',
  summary: 'Kunci pertanyaan: tidak ada jawaban baru',
  ...one,
  failures: [403, 404],
  async run(call) {
    await setQuestionLock(call, call.actor!, { id: call.params.id, isLocked: true })
    return ok({})
  },
})

export const unlockForumQuestion = endpoint({
  where: 'DELETE /desk/question/{id}/lock',
  summary: 'Buka kunci pertanyaan',
  ...one,
  failures: [403, 404],
  async run(call) {
    await setQuestionLock(call, call.actor!, { id: call.params.id, isLocked: false })
    return ok({})
  },
})

export const patchForumQuestion = endpoint({
  where: 'PATCH /desk/question/{id}',
  summary: 'Pindahkan pertanyaan ke kategori lain',
  ...one,
  gate: moderatorsOnly,
  body: categoryChange,
  failures: [403, 404, 409],
  async run(call) {
    await moveQuestion(call, call.actor!, { id: call.params.id, ...call.body })
    return ok({})
  },
})

export const mergeForumQuestion = endpoint({
  where: 'POST /desk/question/{id}/merger',
  summary: 'Gabungkan ke pertanyaan lain: jawabannya pindah, nomor lama mengarah ke sana',
  ...one,
  gate: moderatorsOnly,
  body: merger,
  failures: [403, 404],
  async run(call) {
    await mergeQuestions(call, call.actor!, { id: call.params.id, intoId: call.body.into_id })
    return ok({})
  },
})

export const makeForumFaq = endpoint({
  where: 'POST /desk/question/{id}/faq',
  summary: 'Jadikan jawaban yang diterima butir tanya jawab umum; sekali untuk tiap pertanyaan',
  ...one,
  gate: staffOnly,
  body: faqEntry,
  answer: faqEntryShape,
  code: 201,
  failures: [403, 404],
  run: async (call) =>
    created({ id: await makeFaqEntry(call, call.actor!, { id: call.params.id, wish: call.body }) }),
})

export const deskQuestionEndpoints = [
  listForumQueue,
  readForumQuestion,
  decideQuestion,
  decideAnswer,
  lockForumQuestion,
  unlockForumQuestion,
  patchForumQuestion,
  mergeForumQuestion,
  makeForumFaq,
]
