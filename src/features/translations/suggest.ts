import type { Translator } from '#src/platform/translator/translator.ts'
import { blocksOf } from './blocks.ts'
import type { Original, Texts } from './queries.ts'

type Wanted = { original: Original; fields: Texts; from: string; to: string }

/** Asks a machine for the texts that have no translation yet; HTML a paragraph at a time. */
export async function suggestTexts(
  translator: Translator,
  { original, fields, from, to }: Wanted,
): Promise<Texts> {
  const lacking = original.fields.filter(
    ({ name, form, text }) => form !== 'file' && text.trim() && !fields[name]?.trim(),
  )
  const plain = lacking.filter(({ form }) => form !== 'html')
  const said = plain.length
    ? await translator.translate(
        plain.map(({ text }) => text),
        { from, to, format: 'text' },
      )
    : []
  const texts: Texts = Object.fromEntries(plain.map(({ name }, at) => [name, said[at]!]))
  for (const { name, text } of lacking.filter(({ form }) => form === 'html'))
    texts[name] = (await translator.translate(blocksOf(text), { from, to, format: 'html' })).join('')
  return texts
}
