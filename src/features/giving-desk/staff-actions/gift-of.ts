import { withSumReason } from '#src/features/giving/rupiah.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'

type Values = Record<string, string>

/** Maps the form to the body of `POST /desk/donations`; validation is the call's. */
export function giftOf(values: Values) {
  const [type = 'general', id = ''] = (values.target ?? '').split(':')
  return {
    amount: readRupiah(values.amount ?? '').amount as number,
    way: values.way as 'cash' | 'transfer',
    received_on: values.received_on ?? '',
    donor: {
      name: values.name ?? '',
      email: values.email?.trim() || null,
      phone: values.phone?.trim() || null,
    },
    designation: type === 'general' ? { type } : ({ type: type as 'region', id: Number(id) } as const),
    is_anonymous: values.is_anonymous === 'on',
    reference: values.reference?.trim() || null,
    reason: values.reason ?? '',
    idempotency_key: values.idempotency_key ?? '',
  } as const
}

/** Maps the call's errors to the fields of the form. */
export const giftErrors = (errors: FieldErrors | undefined, values: Values): FieldErrors =>
  Object.fromEntries(
    Object.entries(withSumReason(errors, 'amount', values.amount)).map(([path, sentences]) => [
      path.startsWith('designation') ? 'target' : path.replace(/^donor\./, ''),
      sentences,
    ]),
  )
