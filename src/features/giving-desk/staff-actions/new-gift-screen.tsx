import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { DeskRupiahField } from '#src/features/giving/desk-rupiah-field.tsx'
import { withSumReason } from '#src/features/giving/rupiah-input.ts'
import { DeskCheckbox, DeskField, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { pickEntities } from '#src/ui/desk/pick-entities.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import type { postManualGift } from './api.ts'
import { designationOf, fetchTargets, TargetFields, targetErrors, targetKinds } from './target-fields.tsx'
import * as words from './words.id.ts'

type Values = Record<string, string>

/** Maps the form to the body of `POST /desk/donations`; validation is the call's. */
function giftOf(values: Values) {
  return {
    amount: readRupiah(values.amount ?? '').amount as number,
    way: values.way as 'cash' | 'transfer',
    received_on: values.received_on ?? '',
    donor: {
      name: values.name ?? '',
      email: values.email?.trim() || null,
      phone: values.phone?.trim() || null,
    },
    designation: designationOf(values),
    is_anonymous: values.is_anonymous === 'on',
    reference: values.reference?.trim() || null,
    reason: values.reason ?? '',
    idempotency_key: values.idempotency_key ?? '',
  } as const
}

/** Maps the call's errors to the fields of the form. */
const giftErrors = (errors: FieldErrors | undefined, values: Values): FieldErrors =>
  Object.fromEntries(
    Object.entries(targetErrors(withSumReason(errors, 'amount', values.amount), values)).map(
      ([path, sentences]) => [path.replace(/^donor\./, ''), sentences],
    ),
  )

export const loader = page(async ({ api }) => ({ targets: await fetchTargets(api), key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { typed, picked, refusal } = await pickEntities(api, values, targetKinds(values))
  if (refusal) return refusal
  const answer = await api<typeof postManualGift>('POST /desk/donations', {
    session: true,
    body: giftOf(picked),
  })
  if (answer.success) return redirect(withQuery(deskPaths.gift(answer.data.order_id), { selesai: 'manual' }))
  return refused(typed, { ...answer, errors: giftErrors(answer.errors, typed) })
})

/** Form for a manual gift: cash, or a transfer without an order. */
export function Component() {
  const { targets, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Head title={words.enterGift} />
      <DeskHeading title={words.enterGift} lead={words.enterGiftLead} />
      <div className="mt-7">
        <DeskForm answer={answer} start={{}} hidden={{ idempotency_key: key }} button={words.enterGift}>
          <div className="grid gap-5 sm:grid-cols-2">
            <DeskRupiahField name="amount" label={words.amount} required />
            <DeskSelect name="way" label={words.way} choices={ways} />
            <DeskField name="received_on" label={words.receivedOn} type="date" required />
            <DeskField
              name="reference"
              label={words.evidenceNumber}
              autoComplete="off"
              maxLength={60}
              help={words.evidenceNumberHelp}
            />
          </div>
          <TargetFields targets={targets} />
          <DeskField name="name" label={words.donorName} autoComplete="off" maxLength={100} required />
          <div className="grid gap-5 sm:grid-cols-2">
            <DeskField
              name="email"
              label={words.emailIfAny}
              type="email"
              autoComplete="off"
              help={words.receiptSentHere}
            />
            <DeskField name="phone" label={words.mobileIfAny} type="tel" autoComplete="off" />
          </div>
          <DeskCheckbox name="is_anonymous" label={words.hideName} />
          <DeskTextarea
            name="reason"
            label={words.evidenceAndNotes}
            help={words.evidenceHelp}
            rows={3}
            maxLength={500}
            required
          />
        </DeskForm>
      </div>
    </>
  )
}

const ways = [
  { value: 'cash', label: words.cash },
  { value: 'transfer', label: words.bankTransfer },
]
