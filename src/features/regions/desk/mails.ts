import type { NewMail } from '#src/platform/mail/outbox.ts'
import { LANGUAGE } from '#src/urls/language.id.ts'
import * as words from './letter-words.id.ts'

type Editor = { id: number; email: string; name: string }

/** Mail to a former editor of a region that was closed. */
export const dutyEndedMail = (
  { id, email, name }: Editor,
  region: { id: number; title: string },
  now: Date,
): NewMail => ({
  key: `region-duty-ended-${region.id}-${id}-${now.getTime()}`,
  to: email,
  name,
  language: LANGUAGE,
  subject: words.dutyEnded(region.title),
  blocks: [words.isClosed(region.title), words.ifOtherRegion],
})
