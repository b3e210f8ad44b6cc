import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { presentQuestion, presentQuestionRow } from './present.ts'
import { getOpenQuestion, listOpenQuestions } from './queries.ts'
import { questionFilter, questionParams, questionRowShape, questionShape } from './schema.ts'

export const listQuestions = endpoint({
  where: 'GET /question',
  summary: 'Pertanyaan yang terbuka untuk umum; faq=1 hanya tanya jawab umum',
  gate: everyone,
  query: questionFilter,
  answer: z.array(questionRowShape),
  isPaged: true,
  tags: ['questions', 'regions'],
  async run({ db, query }) {
    const { rows, total } = await listOpenQuestions(db, query)
    return paged(rows.map(presentQuestionRow), paginate(total, query))
  },
})

const getQuestion = endpoint({
  where: 'GET /question/{id}',
  summary: 'Satu pertanyaan dengan semua jawabannya',
  gate: everyone,
  params: questionParams,
  answer: questionShape,
  tags: ['questions', 'regions'],
  run: async ({ db, params }) => ok(presentQuestion(await getOpenQuestion(db, params.id))),
})

export const questionEndpoints = [listQuestions, getQuestion]
