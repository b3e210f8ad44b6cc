import { DeskEntityPicker, DeskField, DeskGroup, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import type { Values } from '#src/ui/desk/form-answer.ts'
import { atJakartaTime, jakartaTime } from '#src/wire/jakarta-day.ts'
import { readCount } from '#src/wire/read-count.ts'
import type { CaseWire } from './schema.ts'
import * as words from './words.id.ts'

/** Value for the browser's datetime field, in Jakarta time. */
const localOf = (iso: string) => jakartaTime(new Date(iso)).slice(0, 16)

export const valuesOf = (one: Omit<CaseWire, 'steps' | 'letters'>): Values => ({
  title: one.title,
  detail: one.detail,
  user_id: one.user_id === null ? '' : String(one.user_id),
  person_name: one.person_name ?? '',
  person_email: one.person_email ?? '',
  received_at: localOf(one.received_at),
  data_kinds: one.data_kinds,
  people_count: one.people_count === null ? '' : String(one.people_count),
  measures: one.measures,
})

const numberOf = (text: string | undefined) => (text?.trim() ? readCount(text) : null)

/** Request body from the form values. */
export const bodyOf = (values: Values) => ({
  title: values.title ?? '',
  detail: values.detail ?? '',
  user_id: numberOf(values.user_id),
  person_name: values.person_name?.trim() || null,
  person_email: values.person_email?.trim() || null,
  received_at: atJakartaTime(`${values.received_at}`),
  data_kinds: values.data_kinds ?? '',
  people_count: numberOf(values.people_count),
  measures: values.measures ?? '',
})

/** Fields of a case; breaches have additional ones. */
export function CaseFields({ isBreach }: { isBreach: boolean }) {
  return (
    <>
      <DeskField name="title" label={words.subject} required maxLength={150} />
      <DeskField
        name="received_at"
        label={isBreach ? words.knownAt : words.receivedAt}
        type="datetime-local"
        required
        help={words.clockHelp}
      />
      {isBreach ? (
        <>
          <DeskTextarea name="detail" label={words.whenAndHow} rows={4} maxLength={5_000} />
          <DeskTextarea name="data_kinds" label={words.dataRevealed} rows={3} maxLength={5_000} />
          <DeskField name="people_count" label={words.peopleAffected} inputMode="numeric" />
          <DeskTextarea name="measures" label={words.remedy} rows={4} maxLength={5_000} />
        </>
      ) : (
        <>
          <DeskGroup title={words.whoAsks}>
            <DeskField name="person_name" label={words.name} maxLength={100} autoComplete="off" />
            <DeskField name="person_email" label={words.email} type="email" autoComplete="off" />
            <DeskEntityPicker name="user_id" kind="person" label={words.account} help={words.accountHelp} />
          </DeskGroup>
          <DeskTextarea name="detail" label={words.request} rows={4} maxLength={5_000} />
        </>
      )}
    </>
  )
}
