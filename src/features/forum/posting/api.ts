import { z } from 'zod'
import { created, endpoint, ok } from '#src/platform/http/endpoint.ts'
import { signedIn } from '#src/platform/http/gates.ts'
import { answerParams, questionParams } from '../schema.ts'
import { askQuestion } from './ask-question.ts'
import { changeAnswer, changeQuestion } from './change-post.ts'
import { removeAnswer, removeQuestion } from './delete-post.ts'
import { answerChange, newAnswer, newQuestion, postedShape, questionChange } from './schema.ts'
import { writeAnswer } from './write-answer.ts'

const nothing = z.object({})

export const postQuestion = endpoint({
  where: 'POST /question',
  summary: 'Ajukan pertanyaan; dua kiriman pertama sebuah akun menunggu moderator',
  gate: signedIn,
  body: newQuestion,
  answer: postedShape,
  code: 201,
  failures: [409, 429],
  run: async (call) => created(await askQuestion(call, call.actor!, call.body)),
})

export const patchQuestion = endpoint({
  where: 'PATCH /question/{id}',
  summary: 'Ubah pertanyaan sendiri; sesudah 30 menit teks lama disimpan untuk moderator',
  gate: signedIn,
  params: questionParams,
  body: questionChange,
  answer: postedShape,
  failures: [403, 404, 409, 429],
  run: async (call) => ok(await changeQuestion(call, call.actor!, { id: call.params.id, wish: call.body })),
})

export const deleteOwnQuestion = endpoint({
  where: 'DELETE /question/{id}',
  summary: 'Hapus pertanyaan sendiri yang belum dijawab orang lain',
  gate: signedIn,
  params: questionParams,
  answer: nothing,
  failures: [403, 404],
  async run(call) {
    await removeQuestion(call, call.actor!, call.params.id)
    return ok({})
  },
})

export const postAnswer = endpoint({
  where: 'POST /question/{id}/answers',
  summary: 'Jawab sebuah pertanyaan; penjawab ikut mengikutinya',
  gate: signedIn,
  params: questionParams,
  body: newAnswer,
  answer: postedShape,
  code: 201,
  failures: [403, 404, 409, 429],
  run: async (call) =>
    created(await writeAnswer(call, call.actor!, { questionId: call.params.id, wish: call.body })),
})

export const patchAnswer = endpoint({
  where: 'PATCH /question/{id}/answers/{answer}',
  summary: 'Ubah jawaban sendiri; sesudah 30 menit teks lama disimpan untuk moderator',
  gate: signedIn,
  params: answerParams,
  body: answerChange,
  answer: postedShape,
  failures: [403, 404, 409, 429],
  async run(call) {
    const { id: questionId, answer: id } = call.params
    return ok(await changeAnswer(call, call.actor!, { questionId, id, wish: call.body }))
  },
})

export const deleteOwnAnswer = endpoint({
  where: 'DELETE /question/{id}/answers/{answer}',
  summary: 'Hapus jawaban sendiri',
  gate: signedIn,
  params: answerParams,
  answer: nothing,
  failures: [403, 404],
  async run(call) {
    const { id: questionId, answer: id } = call.params
    await removeAnswer(call, call.actor!, { questionId, id })
    return ok({})
  },
})

export const postingEndpoints = [
  postQuestion,
  patchQuestion,
  deleteOwnQuestion,
  postAnswer,
  patchAnswer,
  deleteOwnAnswer,
]
