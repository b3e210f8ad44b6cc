import type { Refusal } from './refusal-words.id.ts'
import * as words from './refusal-words.id.ts'

/** Replies of mail servers by code (RFC 5321, RFC 4954). */
const byCode: Readonly<Record<string, Refusal>> = {
  421: words.later,
  450: words.later,
  451: words.later,
  452: words.noSpace,
  454: words.login,
  530: words.login,
  534: words.login,
  535: words.login,
  538: words.login,
  550: words.unknownMailbox,
  551: words.unknownMailbox,
  552: words.fullMailbox,
  553: words.unknownMailbox,
  554: words.spam,
}

/** A 55x reply about the sender, not the recipient. */
const isAboutSender = /\b5\.7\.\d|\bspf\b|\bdkim\b|\bdmarc\b|sender|relay|not permitted|authenticat/i
/** A reply by its code at the beginning, or after the words of our own program. */
const replyCode = /(?:^|: |=)([45]\d\d)(?=[ -])/

/** Failures before a mail server replied, by the words of Node and nodemailer; the first that fits. */
const byText: readonly (readonly [RegExp, Refusal])[] = [
  [/SMTP_URL is not set/, words.noMailServer],
  [/not one plain mail address|invalid recipient/i, words.notAnAddress],
  [/ECONNREFUSED/, words.connectionRefused],
  [/ENOTFOUND|EAI_AGAIN|ENODATA|ESERVFAIL/, words.nameNotFound],
  [/certificate|self-signed|\bSSL\b|\bTLS\b|STARTTLS|wrong version number/i, words.noSecureConnection],
  [/timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|greeting never received/i, words.noReply],
  [/invalid login|missing credentials|authentication/i, words.login],
  [/ECONNRESET|EPIPE|closed/i, words.cutOff],
]

/** Says in plain words what the error of a letter that did not go out means. */
export function refusalWords(error: string): Refusal {
  const code = replyCode.exec(error)?.[1]
  if (!code) return byText.find(([pattern]) => pattern.test(error))?.[1] ?? words.unknown
  if (/^55[013]/.test(code) && isAboutSender.test(error)) return words.senderRefused
  return byCode[code] ?? (code.startsWith('4') ? words.forNow : words.forGood)
}
