import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { imagesIn, plainText, sanitize } from '#src/platform/text/sanitize.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { oneLine } from '#src/wire/one-line.ts'
import { claimUpload } from '../uploads/claim-upload.ts'
import type { TranslatedKind } from './kind-queries.ts'
import { type FieldForm, maxOf } from './model.ts'
import type { Original, Texts, Translation } from './queries.ts'
import * as words from './words.id.ts'

/** @throws Failure 400 for a text that the original does not have, that is too long, or with pictures of its own */
export function changedTexts(original: Original, before: Texts, wish: Texts): Texts {
  const errors: FieldErrors = {}
  const texts: Texts = {}
  for (const name of Object.keys(wish))
    if (!original.fields.some((field) => field.name === name)) errors[name] = [words.unknownText]
  for (const { name, form, text: theirs } of original.fields) {
    const wished = wish[name]
    const text = wished === undefined ? (before[name] ?? '') : cleaned(form, wished)
    const pictures = new Set([...imagesIn(theirs), ...imagesIn(before[name] ?? '')])
    if (text.length > maxOf(form)) errors[name] = [words.longest(maxOf(form))]
    else if (form === 'html' && imagesIn(text).some((image) => !pictures.has(image)))
      errors[name] = [words.picturesOfOriginal]
    texts[name] = text
  }
  if (Object.keys(errors).length) throw invalid(errors)
  return texts
}

type Claim = {
  original: Original
  before: Translation | undefined
  texts: Texts
  by: { id: number }
  now: Date
}

/** Keeps files that were uploaded for this translation. @throws Failure 400 for one that this person did not upload */
export async function claimFiles(tx: Tx, { original, before, texts, by, now }: Claim) {
  for (const { name, form } of original.fields)
    if (form === 'file' && texts[name] && texts[name] !== before?.fields[name])
      await claimUpload(tx, texts[name], { ownerId: by.id, purpose: 'document', field: name, now })
}

const cleaned = (form: FieldForm, text: string) =>
  form === 'html' ? sanitize(text) : form === 'line' ? oneLine(text.replace(/\s+/g, ' ')) : text.trim()

const isEmpty = (text: string) => !plainText(text) && !imagesIn(text).length

/** @throws Failure 400 for a first draft without a text */
export function requireBegun({ fields }: Original, texts: Texts) {
  const [first] = fields
  if (first && Object.values(texts).every(isEmpty)) throw invalid({ [first.name]: [words.writeText] })
}

/** @throws Failure 400 for a text of the original that is not translated, or that nobody confirmed; a file may stay */
export function requireWhole(
  { isPartial }: TranslatedKind,
  { fields }: Original,
  texts: Texts,
  isMachine: boolean,
) {
  if (isMachine) throw invalid({ confirmed: [words.confirmFirst] })
  if (!isPartial && fields.every(({ text }) => isEmpty(text)))
    throw invalid({ fields: [words.originalIsEmpty] })
  const missing = isPartial
    ? []
    : fields.filter(({ name, form, text }) => form !== 'file' && !isEmpty(text) && isEmpty(texts[name]!))
  const untouched = fields.filter(
    ({ name, form, text }) =>
      form === 'html' && !isEmpty(text) && plainText(texts[name]!) === plainText(text),
  )
  const errors = Object.fromEntries([
    ...untouched.map(({ name, label }) => [name, [words.sameAsOriginal(label)]]),
    ...missing.map(({ name, label }) => [name, [words.translateThis(label)]]),
  ])
  if (Object.keys(errors).length) throw invalid(errors)
}
