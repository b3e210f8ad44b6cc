import type { Values } from '#src/ui/desk/form-answer.ts'
import { jakartaTime } from '#src/wire/jakarta-day.ts'
import type { TranslationRevisionWire, TranslationWire } from '../schema.ts'

/** Name of a text's field in the form, by its place: names on the wire may have spaces. */
export const fieldAt = (place: number) => `text-${place}`

/** Texts to translate: those of the original, and what has a translation already. */
export const shownTexts = ({ original, fields }: TranslationWire) =>
  original.filter(({ name, text, before }) => text || before || fields[name])

/** A translation with the texts of an earlier version; its file stays, which somebody uploaded for the present one. */
export const atVersion = (item: TranslationWire, { fields }: TranslationRevisionWire): TranslationWire => ({
  ...item,
  fields: Object.fromEntries(
    item.original.map(({ name, form }) => [
      name,
      form === 'file' ? item.fields[name]! : (fields[name] ?? ''),
    ]),
  ),
})

/** Form values of a translation. */
export const translationValues = (item: TranslationWire): Values => ({
  ...Object.fromEntries(shownTexts(item).map(({ name }, place) => [fieldAt(place), item.fields[name] ?? ''])),
  slug: item.slug ?? '',
  publish_at: item.publish_at ? jakartaTime(new Date(item.publish_at)).slice(0, 16) : '',
  confirmed: '',
  note: '',
})

/** Names of the texts, which a form carries beside them. */
const namesIn = (values: Values): string[] => (values.names ? (JSON.parse(values.names) as string[]) : [])

/** Texts of the form by their names on the wire. */
export const textsIn = (values: Values): Record<string, string> =>
  Object.fromEntries(namesIn(values).map((name, place) => [name, values[fieldAt(place)] ?? '']))

/** Errors of the call by the form's fields. */
export function byField(errors: Record<string, string[]>, values: Values): Record<string, string[]> {
  const names = namesIn(values)
  return Object.fromEntries(
    Object.entries(errors).map(([name, said]) => {
      const place = names.indexOf(name.replace(/^fields\./, ''))
      return [place < 0 ? name : fieldAt(place), said]
    }),
  )
}
