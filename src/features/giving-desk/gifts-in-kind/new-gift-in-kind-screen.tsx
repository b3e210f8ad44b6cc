import { redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { DeskRupiahField } from '#src/features/giving/desk-rupiah-field.tsx'
import { withSumReason } from '#src/features/giving/rupiah-input.ts'
import { wholeNumber } from '#src/ui/content/entry-action.ts'
import { DeskEntityPicker, DeskField, DeskGroup, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm, type Values } from '#src/ui/desk/form-answer.ts'
import { pickEntities } from '#src/ui/desk/pick-entities.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { page } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { readRupiah } from '#src/wire/read-rupiah.ts'
import {
  designationOf,
  fetchTargets,
  TargetFields,
  targetErrors,
  targetKinds,
} from '../staff-actions/target-fields.tsx'
import type { postGiftInKind } from './api.ts'
import * as words from './words.id.ts'

/** Maps the form to the body of `POST /desk/gifts-in-kind`; validation is the call's. */
function giftOf(values: Values) {
  const text = (name: string) => values[name]?.trim() ?? ''
  const isNamed = ['name', 'email', 'phone'].some(text)
  return {
    thing: text('thing'),
    quantity: wholeNumber(text('quantity').replaceAll('.', '')),
    unit: text('unit'),
    estimated_value: text('estimated_value')
      ? (readRupiah(text('estimated_value')).amount ?? Number.NaN)
      : null,
    user_id: text('user_id') ? Number(text('user_id')) : null,
    giver: isNamed
      ? { name: text('name'), email: text('email') || null, phone: text('phone') || null }
      : null,
    designation: designationOf(values),
    received_on: text('received_on'),
    note: values.note ?? '',
    idempotency_key: values.idempotency_key ?? '',
  }
}

/** Maps the call's errors to the fields of the form. */
const giftErrors = (errors: FieldErrors | undefined, values: Values): FieldErrors =>
  Object.fromEntries(
    Object.entries(
      targetErrors(withSumReason(errors, 'estimated_value', values.estimated_value), values),
    ).map(([path, sentences]) => [path.replace(/^giver\./, ''), sentences]),
  )

export const loader = page(async ({ api }) => ({ targets: await fetchTargets(api), key: newKey() }))

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  const { typed, picked, refusal } = await pickEntities(api, values, {
    user_id: 'person',
    ...targetKinds(values),
  })
  if (refusal) return refusal
  const answer = await api<typeof postGiftInKind>('POST /desk/gifts-in-kind', {
    session: true,
    body: giftOf(picked),
  })
  if (answer.success) return redirect(withQuery(deskPaths.giftInKind(answer.data.id), { selesai: 'catat' }))
  return refused(typed, { ...answer, errors: giftErrors(answer.errors, typed) })
})

/** Form for a gift in kind. */
export function Component() {
  const { targets, key } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  return (
    <>
      <Head title={words.enterGiftInKind} />
      <DeskHeading title={words.enterGiftInKind} lead={words.enterLead} />
      <div className="mt-7">
        <DeskForm answer={answer} start={{}} hidden={{ idempotency_key: key }} button={words.enterGift}>
          <DeskField
            name="thing"
            label={words.thing}
            autoComplete="off"
            required
            maxLength={200}
            help={words.thingHelp}
          />
          <div className="grid gap-5 sm:grid-cols-2">
            <DeskField
              name="quantity"
              label={words.quantity}
              inputMode="numeric"
              autoComplete="off"
              required
            />
            <DeskField
              name="unit"
              label={words.unit}
              autoComplete="off"
              required
              maxLength={40}
              help={words.unitHelp}
            />
            <DeskField name="received_on" label={words.receivedOn} type="date" required />
            <DeskRupiahField
              name="estimated_value"
              label={words.estimatedValueIfAny}
              help={words.estimatedValueHelp}
            />
          </div>
          <TargetFields targets={targets} />
          <DeskEntityPicker
            name="user_id"
            kind="person"
            label={words.giverOfNetwork}
            help={words.giverOfNetworkHelp}
          />
          <DeskGroup title={words.otherGiver}>
            <DeskField name="name" label={words.name} autoComplete="off" maxLength={100} />
            <DeskField
              name="email"
              label={words.emailIfAny}
              type="email"
              autoComplete="off"
              help={words.emailHelp}
            />
            <DeskField name="phone" label={words.mobileIfAny} type="tel" autoComplete="off" />
          </DeskGroup>
          <DeskTextarea name="note" label={words.noteIfAny} rows={3} maxLength={500} />
        </DeskForm>
      </div>
    </>
  )
}
