import type { MailBlock } from '#src/platform/mail/compose.ts'
import type { Visit } from '#src/platform/request-scope.ts'
import { deviceOf } from '#src/platform/sessions/device.ts'
import { formatDateTime } from '#src/ui/format.ts'
import * as words from './request-words.id.ts'

/** Origin of a mail request, as shown to its reader: device and time. */
export type RequestOrigin = { device: string; at: string }

export const requestOriginOf = ({ userAgent }: Visit, now: Date): RequestOrigin => ({
  device: deviceOf(userAgent),
  at: now.toISOString(),
})

/** Device and time as facts of a mail. */
export const requestOriginFacts = ({ device, at }: RequestOrigin): MailBlock => ({
  facts: [
    [words.device, words.deviceNamed(device)],
    [words.time, formatDateTime(at)],
  ],
})
