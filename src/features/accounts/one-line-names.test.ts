import { expect, test } from 'vitest'
import type { z } from 'zod'
import { endpoints } from '#src/api.ts'
import { lineOfText, linesOfText, searchText } from '#src/wire/shapes.ts'
import { emailAddress, fullName } from '../../wire/person-fields.ts'

const messagesOf = (schema: z.ZodType, given: unknown) =>
  schema.safeParse(given).error?.issues.map(({ message }) => message)

test('names, addresses and searches: signs that nobody sees are left out', () => {
  expect(fullName.parse('\u202e Yosefina\u200b \u00a0 Bria\u00ad ')).toBe('Yosefina Bria')
  expect(emailAddress.parse('\u200bYosefina@Contoh.id\ufeff')).toBe('yosefina@contoh.id')
  expect(searchText.parse('\u2066benih\u2069\tpadi')).toBe('benih padi')
})

test('one line of text: of signs that nobody sees alone it is refused, also where it may be left out', () => {
  for (const unseen of ['\u200b\u200b\u200b', ' \u3164 ', '\u2800\u115f', '\ufeff\u00ad\u{e0041}'])
    for (const schema of [
      fullName,
      lineOfText('Tulis.'),
      linesOfText('Tulis.'),
      lineOfText('Tulis.').default(''),
    ])
      expect(messagesOf(schema, unseen), JSON.stringify(unseen)).toEqual([
        'Isinya hanya tanda yang tidak terlihat. Tulis ulang bagian ini.',
      ])
  expect(lineOfText('Tulis.').parse('  ')).toBe('')
})

/** Wire names of single-line fields that people fill in. */
const oneLine =
  /(?:^|_)(?:name|nama|nama_lengkap|title|judul|email|place|address|subject|author|lembaga|organisasi|tempat_lahir|q|holder|reference|send_to|label)$/
/** Drafts are stored as they are and validated on submission. */
const kept = 'PUT /member/news/{id}/draft'

test('every field of one line of every endpoint takes no sign that nobody sees', () => {
  const found: string[] = []
  let count = 0
  for (const { where, query, body } of endpoints)
    for (const [name, field] of Object.entries({ ...query?.shape, ...body?.shape })) {
      if (!oneLine.test(name) || where === kept) continue
      const given = /email/.test(name) ? 'ama\u200b@contoh.id' : 'Nama\u200b yang\u00ad cukup panjang\u202e'
      const parsed = (field as z.ZodType).safeParse(given)
      if (!parsed.success || typeof parsed.data !== 'string') continue
      count += 1
      if (/\p{Cf}/u.test(parsed.data)) found.push(`${where}: ${name}`)
    }
  expect(count).toBeGreaterThan(30)
  expect(found).toEqual([])
})
