import type { MailBlock } from '#src/platform/mail/compose.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import { deviceOf } from '#src/platform/sessions/device.ts'

/** Origin of a mail request, as shown to its reader: device and time. */
export type RequestOrigin = { device: string; at: string }

export const requestOriginOf = ({ userAgent }: Visit, now: Date): RequestOrigin => ({
  device: deviceOf(userAgent),
  at: now.toISOString(),
})

const time = new Intl.DateTimeFormat('id-ID', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

/** Date and time in words, in Jakarta time. */
export const momentWords = (at: Date): string => `${time.format(at)} WIB`

/** Device and time as facts of a mail. */
export const requestOriginFacts = ({ device, at }: RequestOrigin): MailBlock => ({
  facts: [
    ['Perangkat', device],
    ['Waktu', momentWords(new Date(at))],
  ],
})
