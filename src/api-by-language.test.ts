import { beforeAll, expect, test } from 'vitest'
import { freshApp } from '#test/support/fresh-app.ts'

const { get, send, db, bus } = await freshApp()

const turn = async (value: string) => {
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ key: 'languages', value: text })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value: text }))
    .execute()
  bus.invalidate(['settings'])
}
const wordsOf = async (query: string, headers: Record<string, string> = {}) => {
  const answer = await send('POST', `/v1/contact${query}`, {
    headers: { 'content-type': 'application/json', ...headers },
    body: '{"asing":1}',
  })
  const { errors } = (await answer.json()) as { errors: Record<string, string[]> }
  return errors.asing?.[0]
}

beforeAll(() => turn('en'))

test('POST /v1/…: errors are in the language of the query, else in that of the header, else Indonesian', async () => {
  expect(await wordsOf('')).toBe('Isian ini tidak dikenal.')
  expect(await wordsOf('?lang=en')).toBe('This field is not known.')
  expect(await wordsOf('', { 'accept-language': 'de, en-GB;q=0.8, id;q=0.5' })).toBe(
    'This field is not known.',
  )
  expect(await wordsOf('?lang=id', { 'accept-language': 'en' })).toBe('Isian ini tidak dikenal.')
  expect(await wordsOf('', { 'accept-language': 'en;q=0, *' })).toBe('Isian ini tidak dikenal.')
})

test('GET /v1/…: an unknown language is 404; one that is switched off is answered in Indonesian', async () => {
  expect(await get('/v1/news?lang=de')).toMatchObject({ code: 404 })
  expect(await get('/v1/news?lang=en')).toMatchObject({ code: 200 })
  await turn('')
  expect(await wordsOf('?lang=en')).toBe('Isian ini tidak dikenal.')
  await turn('en')
})
