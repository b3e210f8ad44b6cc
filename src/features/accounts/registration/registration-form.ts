import type { FieldErrors } from '#src/wire/envelope.ts'
import { namedByPage, typedTwice } from '../typed-twice.ts'
import type { postRegistration } from './api.ts'

type Values = Record<string, string>
type Body = (typeof postRegistration)['input']['body']

export type RegionChoice = { id: number; title: string; institutions: { id: number; title: string }[] }

/** Box for the list of the chosen region. */
export const REGION_BOX = 'list_region'
const LIST_BOX = 'list:'
export const listBox = (slug: string) => LIST_BOX + slug

/** Addresses of the ticked lists. */
function listsOf(values: Values): string[] {
  const ticked = Object.keys(values).filter((name) => values[name] === 'on')
  const own = ticked.filter((name) => name.startsWith(LIST_BOX)).map((name) => name.slice(LIST_BOX.length))
  return ticked.includes(REGION_BOX) ? [`region-${values.region_id}`, ...own] : own
}

/** Request body from the form values; empty ones are omitted. */
export function toBody(values: Values, regions: readonly RegionChoice[]): Body {
  const isTicked = (name: string) => values[name] === 'on'
  const given = (name: string) => (values[name]?.trim() ? { [name]: values[name] } : {})
  const body = {
    nama_lengkap: values.nama_lengkap ?? '',
    email: values.email ?? '',
    password: typedTwice(values),
    phone: withPrefix(values.phone ?? ''),
    region_id: Number(values.region_id) || 0,
    age_17: isTicked('age_17'),
    ...institutionOf(values, regions),
    ...given('jenis_kelamin'),
    ...given('tempat_lahir'),
    ...given('tanggal_lahir'),
    ...given('alamat'),
    consent_terms: isTicked('consent_terms'),
    consent_privacy: isTicked('consent_privacy'),
    consent_newsletter: isTicked('consent_newsletter'),
    lists: listsOf(values),
    ...given('captcha'),
  }
  // Unticked boxes are sent as false, for the API to reject.
  return body as Body
}

/** The form shows +62 before the box, so `812…` is complete. */
const withPrefix = (phone: string) => (/^[\s(]*8/.test(phone) ? `+62${phone}` : phone)

/** A listed name is an institution, preferably of the chosen region; any other is an organisation. */
function institutionOf({ lembaga = '', region_id }: Values, regions: readonly RegionChoice[]) {
  const name = lembaga.trim()
  if (!name) return {}
  const chosenFirst = regions.toSorted(
    (a, b) => Number(b.id === Number(region_id)) - Number(a.id === Number(region_id)),
  )
  const found = chosenFirst
    .flatMap(({ institutions }) => institutions)
    .find(({ title }) => title.toLowerCase() === name.toLowerCase())
  return found ? { participant_id: found.id } : { organisasi: name }
}

const inOrder = ['nama_lengkap', 'email', 'phone', 'region_id', 'lembaga', 'password', 'password_repeat']

/** The API's errors by form field, in form order. */
export function toFormErrors(errors: FieldErrors | undefined, values: Values): FieldErrors {
  const { participant_id, organisasi, ...others } = namedByPage(errors, values)
  const institution = participant_id ?? organisasi
  const placeOf = (name: string) => (inOrder.includes(name) ? inOrder.indexOf(name) : inOrder.length)
  return Object.fromEntries(
    Object.entries({ ...others, ...(institution && { lembaga: institution }) }).sort(
      ([a], [b]) => placeOf(a) - placeOf(b),
    ),
  )
}
