import { z } from 'zod'
import { endpoint, ok, paged } from '#src/platform/http/endpoint.ts'
import { anyone } from '#src/platform/http/gates.ts'
import { paginate } from '#src/wire/pagination.ts'
import { translatedOnly } from '../languages/translated-only.ts'
import { questionActEndpoints } from './actions/api.ts'
import { withUsual } from './categories.ts'
import { forumMailEndpoints } from './mail/api.ts'
import { deskQuestionEndpoints } from './moderation/api.ts'
import { postingEndpoints } from './posting/api.ts'
import { presentQuestion, presentQuestionRow } from './present.ts'
import { getQuestionFor, listCategoriesFor, listQuestionsFor } from './queries.ts'
import { categoryShape, questionFilter, questionParams, questionRowShape, questionShape } from './schema.ts'

export const listQuestions = endpoint({
  where: 'GET /question',
  summary: 'Pertanyaan umum dan tanya jawab umum (faq=1), dan yang lain yang boleh dibaca sesi ini',
  gate: anyone,
  query: questionFilter,
  answer: z.array(questionRowShape),
  isPaged: true,
  tags: ['questions', 'regions'],
  async run({ db, actor, query, remember }) {
    const only = await translatedOnly({ db, remember })
    const { rows, total } = await listQuestionsFor(db, actor, { ...query, only })
    return paged(
      rows.map((row) => presentQuestionRow(row, actor)),
      paginate(total, query),
    )
  },
})

export const listQuestionCategories = endpoint({
  where: 'GET /question/categories',
  summary: 'Kategori pertanyaan, dengan berapa yang boleh dibaca sesi ini',
  gate: anyone,
  answer: z.array(categoryShape),
  tags: ['questions'],
  run: async ({ db, actor }) => ok(withUsual(await listCategoriesFor(db, actor))),
})

export const readQuestion = endpoint({
  where: 'GET /question/{id}',
  summary: 'Satu pertanyaan dengan semua jawabannya; yang digabungkan adalah pertanyaan tujuannya',
  gate: anyone,
  params: questionParams,
  answer: questionShape,
  tags: ['questions', 'regions'],
  run: async ({ db, actor, params }) =>
    ok(presentQuestion(await getQuestionFor(db, actor, params.id), actor)),
})

export const questionEndpoints = [
  listQuestions,
  listQuestionCategories,
  readQuestion,
  ...postingEndpoints,
  ...questionActEndpoints,
  ...deskQuestionEndpoints,
  ...forumMailEndpoints,
]
