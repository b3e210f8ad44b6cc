import { insertFaq } from '#src/features/faq/desk/queries.ts'
import type { TranslationWire } from '#src/features/translations/schema.ts'
import { makePerson, type TestTools } from '#test/support/actor.ts'
import type { Recipe } from './recipe.ts'

/** An entry of the FAQ that nobody has translated. */
async function entry(hands: TestTools) {
  const { id: by } = await makePerson(hands, { role: 'staff', userType: 'sekretariat' })
  const words = { question: 'Apa itu partisipan?', answer: '<p>Lembaga anggota.</p>', category: 'Jaringan' }
  const made = { ...words, position: null, author: 'Sekretariat Nasional', by, key: null, now: hands.now() }
  const { id } = await insertFaq(hands.db, made)
  return { params: { kind: 'faq', id }, query: { language: 'en' } }
}

const change = { language: 'en', version: 0, fields: { question: 'What is a participant?' } }

/** Requests about translations. */
export const translationRecipes: Record<string, Recipe> = {
  'GET /desk/translations/{kind}/{id}': entry,
  'PUT /desk/translations/{kind}/{id}': async (hands) => ({
    params: (await entry(hands)).params,
    body: change,
  }),
  'POST /desk/translations/{kind}/{id}/suggestion': async (hands) => ({
    params: (await entry(hands)).params,
    body: { language: 'en', version: 0 },
  }),
  'GET /desk/translations/{kind}/{id}/revisions/{revision}': async (hands) => {
    const { params, query } = await entry(hands)
    const { token } = await makePerson(hands, { role: 'staff', userType: 'sekretariat' })
    const path = `PUT /desk/translations/faq/${params.id}`
    const { revisions } = (await hands.call(path, token, change)) as TranslationWire
    return { params: { ...params, revision: revisions[0]!.id }, query }
  },
}
