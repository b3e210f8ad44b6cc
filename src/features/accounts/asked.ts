import type { LetterBlock } from '#src/platform/mail/compose.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import { deviceOf } from '#src/platform/sessions/device.ts'

/** Who asked for a mail, as far as its reader can tell: with which device, and when. */
export type Asked = { device: string; at: string }

export const askedBy = ({ userAgent }: Visit, now: Date): Asked => ({
  device: deviceOf(userAgent),
  at: now.toISOString(),
})

const time = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

/** A moment in words, in the zone of the capital. */
export const momentWords = (at: Date): string => `${time.format(at)} WIB`

/** The facts that a mail shows of it. */
export const askedFacts = ({ device, at }: Asked): LetterBlock => ({
  facts: [
    ['Perangkat', device],
    ['Waktu', momentWords(new Date(at))],
  ],
})
