import { wholeNumber } from '#src/ui/content/entry-action.ts'
import type { Values } from '#src/ui/desk/form-answer.ts'
import type { ContentWire } from '#src/wire/content.ts'
import type { MailingDetails } from './schema.ts'

export type DeskMailingWire = ContentWire & MailingDetails

/** Details by number, each a select. */
const numbers = ['people_region_id', 'institution_id', 'donated_campaign_id', 'event_id', 'label_id'] as const

/** Form values of a mailing besides its text. */
export const mailingValues = (mailing: MailingDetails): Values => ({
  list_id: mailing.list_id === null ? '' : String(mailing.list_id),
  ...Object.fromEntries(numbers.map((name) => [name, String(mailing[name] ?? '')])),
  role: mailing.role ?? '',
  donated_since: mailing.donated_since ?? '',
  archive: mailing.archive === 'public' ? 'on' : '',
})

/** Request body from form values; what the form does not have stays, as gifts and labels for editors of regions. */
export function mailingBody(values: Values): Record<string, unknown> {
  const { list_id, role, donated_since } = values
  const body: Record<string, unknown> = { archive: values.archive === 'on' ? 'public' : null }
  if (list_id !== undefined) body.list_id = wholeNumber(list_id)
  if (role !== undefined) body.role = role || null
  if (donated_since !== undefined) body.donated_since = donated_since || null
  for (const name of numbers)
    if (values[name] !== undefined) body[name] = values[name] ? wholeNumber(values[name]) : null
  return body
}
