import { withSumReason } from '#src/features/giving/rupiah-input.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'

export type Values = Record<string, string>

/** Preset value of the free amount. */
export const FREE = 'lain'

/** Field that names the chosen region, institution or campaign. */
export const targetField = (type = ''): string =>
  type === 'region' ? 'region_id' : type === 'campaign' ? 'campaign_id' : 'participant_id'

/** Value of `designation` on a campaign's card, which needs no second field. */
export const campaignValue = (id: number) => `campaign-${id}`

/** Type and number of the chosen designation; 0 where none is chosen or needed. */
export function designationOf(values: Values): { type: string; id: number } {
  const [type = '', own] = (values.designation ?? '').split('-')
  return { type, id: Number(own ?? values[targetField(type)]) || 0 }
}

/** Amount in whole rupiah; null if none is written. */
export const amountOf = ({ preset, amount }: Values): number | null =>
  preset === FREE ? readRupiah(amount ?? '').amount : Number(preset) || null

/** Maps the form to the body of `POST /payment/transaction`; validation is the call's. */
export function giftBody(values: Values) {
  const isTicked = (name: string) => values[name] === 'on'
  const { channel, message = '', idempotency_key = '' } = values
  const { type, id } = designationOf(values)
  return {
    amount: amountOf(values),
    ...(channel && { channel }),
    designation: type === 'general' ? { type } : { type, id },
    is_anonymous: isTicked('is_anonymous'),
    // Forms send CRLF line ends, which the counter counts as one character.
    message: message.replace(/\r\n?/g, '\n'),
    ...(type === 'campaign' && { wants_updates: isTicked('wants_updates') }),
    show_name: isTicked('show_name'),
    frequency: values.frequency === 'monthly' ? 'monthly' : 'once',
    cover_fee: isTicked('cover_fee'),
    consent: isTicked('consent'),
    idempotency_key,
  }
}

/** Name, mail and phone of a guest. The form shows +62 before the field, so `812…` is complete. */
export function donorBody({ name = '', email = '', phone = '' }: Values) {
  const number = phone.trim()
  return { name, email, phone: number ? (/^[\s(]*8/.test(number) ? `+62${number}` : number) : null }
}

/** Fields of each step of the form, from top to bottom. */
export const stepFields = [
  ['frequency', 'amount', 'designation', 'region_id', 'participant_id', 'campaign_id'],
  ['name', 'email', 'phone', 'message', 'consent'],
  ['channel', 'cover_fee', 'captcha'],
] as const satisfies readonly (readonly string[])[]

const inOrder: readonly string[] = stepFields.flat()

/** Maps the call's errors to the fields of the form, from top to bottom. */
export function giftErrors(given: FieldErrors | undefined, values: Values = {}): FieldErrors {
  const { designation, preset, amount } = values
  const errors = preset === FREE ? withSumReason(given, 'amount', amount) : (given ?? {})
  const target = designation?.includes('-') ? 'designation' : targetField(designation)
  const nameOf = (path: string) =>
    path === 'designation.id'
      ? target
      : path.replace(/^donor\./, '').replace(/^designation\..*/, 'designation')
  const placeOf = (name: string) => (inOrder.includes(name) ? inOrder.indexOf(name) : inOrder.length)
  return Object.fromEntries(
    Object.entries(errors)
      .map(([path, sentences]) => [nameOf(path), sentences] as const)
      .sort(([a], [b]) => placeOf(a) - placeOf(b)),
  )
}
