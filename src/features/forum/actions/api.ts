import { z } from 'zod'
import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { answerParams, questionParams } from '../schema.ts'
import { acceptAnswer } from './accept-answer.ts'
import { flagPost } from './flag-post.ts'
import { followQuestion, readToEnd } from './follow-question.ts'
import { listPeople } from './queries.ts'
import { acceptance, flag, peopleFilter, personShape } from './schema.ts'

const nothing = z.object({})
const one = { gate: signedIn, params: questionParams, answer: nothing }

export const acceptOne = endpoint({
  where: 'POST /question/{id}/acceptance',
  summary: 'Terima sebuah jawaban: penanya atau moderator',
  ...one,
  body: acceptance,
  failures: [403, 404],
  async run(call) {
    await acceptAnswer(call, call.actor!, { questionId: call.params.id, answerId: call.body.answer_id })
    return ok({})
  },
})

export const acceptNone = endpoint({
  where: 'DELETE /question/{id}/acceptance',
  summary: 'Cabut tanda jawaban diterima',
  ...one,
  failures: [403, 404],
  async run(call) {
    await acceptAnswer(call, call.actor!, { questionId: call.params.id, answerId: null })
    return ok({})
  },
})

export const followOne = endpoint({
  where: 'POST /question/{id}/follow',
  summary: 'Ikuti pertanyaan: jawaban barunya dikabarkan lewat e-mail',
  ...one,
  failures: [404],
  async run(call) {
    await followQuestion(call, call.actor!, { questionId: call.params.id, isWanted: true })
    return ok({})
  },
})

export const followNone = endpoint({
  where: 'DELETE /question/{id}/follow',
  summary: 'Berhenti mengikuti pertanyaan',
  ...one,
  failures: [404],
  async run(call) {
    await followQuestion(call, call.actor!, { questionId: call.params.id, isWanted: false })
    return ok({})
  },
})

export const markQuestionRead = endpoint({
  where: 'POST /question/{id}/reading',
  summary: 'Catat bahwa pertanyaan sudah dibaca sampai jawaban terakhir',
  ...one,
  failures: [404],
  async run(call) {
    await readToEnd(call, call.actor!, call.params.id)
    return ok({})
  },
})

export const flagQuestion = endpoint({
  where: 'POST /question/{id}/flags',
  summary: 'Laporkan pertanyaan; tiga laporan menyembunyikannya sampai diperiksa',
  ...one,
  body: flag,
  failures: [403, 404, 429],
  async run(call) {
    await flagPost(call, call.actor!, { questionId: call.params.id, answerId: null, ...call.body })
    return ok({})
  },
})

export const flagAnswer = endpoint({
  where: 'POST /question/{id}/answers/{answer}/flags',
  summary: 'Laporkan jawaban; tiga laporan menyembunyikannya sampai diperiksa',
  ...one,
  params: answerParams,
  body: flag,
  failures: [403, 404, 429],
  async run(call) {
    const { id: questionId, answer: answerId } = call.params
    await flagPost(call, call.actor!, { questionId, answerId, ...call.body })
    return ok({})
  },
})

const findPeople = endpoint({
  where: 'GET /question/people',
  summary: 'Orang yang pernah menulis di forum, menurut awal namanya; untuk menyebut mereka dengan @',
  gate: signedIn,
  query: peopleFilter,
  answer: z.array(personShape),
  failures: [429],
  async run({ db, actor, query, limits }) {
    await limits.take('forum people', actor!.id)
    return ok(await listPeople(db, actor, query.q))
  },
})

export const questionActEndpoints = [
  acceptOne,
  acceptNone,
  followOne,
  followNone,
  markQuestionRead,
  flagQuestion,
  flagAnswer,
  findPeople,
]
