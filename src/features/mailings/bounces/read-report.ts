import PostalMime, { type Attachment } from 'postal-mime'

export type BounceKind = 'hard' | 'soft' | 'complaint'

/** Statement of a report about one letter. */
export type Verdict = {
  kind: BounceKind
  /** The letter will not arrive: the server has given it up. */
  isFinal: boolean
  /** Status code and words of the server, without addresses. */
  detail: string
}

/** A report of a mail server or a mailbox provider. */
export type Report = {
  verdict: Verdict
  /** Texts that may hold the bounce address, the most trustworthy first. */
  addressed: string[]
  /** Links of the letter by which its reader leaves. */
  leaveLinks: string[]
  messageId: string | null
}

/** Headers in which a server writes to whom it delivers; `To` of a report is the bounce address as well. */
const DELIVERED_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'x-delivered-to', 'to']
const MOST_DETAIL = 300

/**
 * Reads a delivery status notification (RFC 3464), a complaint (RFC 5965), or a bounce of an old Exim. A message that was
 * cut off is read as far as it goes.
 * @returns null for anything else: autoreplies, receipts of readers, letters of people, what is no mail
 */
export async function readReport(raw: Uint8Array): Promise<Report | null> {
  const mail = await PostalMime.parse(raw, { forceRfc822Attachments: true }).catch(() => null)
  if (!mail) return null
  const valuesOf = (name: string) => mail.headers.filter(({ key }) => key === name).map(({ value }) => value)
  const status = partOf(mail.attachments, /^message\/(?:global-)?delivery-status$/)
  const complaint = partOf(mail.attachments, /^message\/feedback-report$/)
  const verdict =
    (status && verdictOfStatus(status)) ??
    (complaint && verdictOfComplaint(complaint)) ??
    (valuesOf('x-failed-recipients').length ? verdictOfWords(mail.text ?? '') : null)
  if (!verdict) return null
  const letter = partOf(mail.attachments, /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)$/)?.[0]
  const envelope = [complaint?.[0]?.get('original-mail-from'), letter?.get('return-path')]
  return {
    verdict,
    addressed: [...DELIVERED_TO.flatMap(valuesOf), ...envelope].filter((text) => text !== undefined),
    leaveLinks: [letter?.get('list-unsubscribe') ?? ''],
    messageId: mail.messageId ?? null,
  }
}

type Fields = ReadonlyMap<string, string>

/** Groups of fields of the first part of such a type; of a letter the first group is its headers. */
function partOf(parts: readonly Attachment[], type: RegExp): Fields[] | null {
  const part = parts.find(({ mimeType }) => type.test(mimeType))
  if (!part || typeof part.content === 'string') return null
  const text = new TextDecoder().decode(part.content).replace(/\r\n?/g, '\n').trimStart()
  return text.split(/\n{2,}/).map((group) => {
    const lines = group.replace(/\n[ \t]/g, ' ').split('\n')
    const fields = lines.map((line) => /^([\w-]{1,80}):(.*)$/.exec(line)).filter((field) => field !== null)
    return new Map(fields.map(([, name, value]) => [name!.toLowerCase(), value!.trim()]))
  })
}

/** A letter has one recipient: of several groups the one about a failure counts. Success is no bounce. */
function verdictOfStatus(groups: readonly Fields[]): Verdict | null {
  const withAction = (action: string) =>
    groups.find((group) => group.get('action')?.toLowerCase().startsWith(action))
  const failed = withAction('failed')
  const group = failed ?? withAction('delayed')
  if (!group) return null
  const words = group.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '') ?? ''
  const given = /^[45]\.\d{1,3}\.\d{1,3}/.exec(group.get('status') ?? '')?.[0] ?? ''
  // Exim and others give the class alone and leave the rest to the words.
  const status = given && !given.endsWith('.0.0') ? given : codeIn(words) || given
  return {
    kind: failed && isAboutAddress(status) ? 'hard' : 'soft',
    isFinal: failed !== undefined,
    detail: detailOf(status, words),
  }
}

/** Words of readers, not of filters; `not-spam` takes a complaint back. */
const COMPLAINTS = ['abuse', 'fraud', 'opt-out']

function verdictOfComplaint([report]: readonly Fields[]): Verdict | null {
  const type = report?.get('feedback-type')?.toLowerCase() ?? ''
  return COMPLAINTS.includes(type)
    ? { kind: 'complaint', isFinal: false, detail: detailOf(type, report?.get('user-agent') ?? '') }
    : null
}

/** Reads an answer of a server. Exim before 4.90 reports it within its words, the recipient in a header. */
export function verdictOfWords(text: string): Verdict {
  const words = /(?<!\d)[45]\d\d[ -][^\n]{1,300}/.exec(text)?.[0] ?? ''
  const status = codeIn(words)
  return { kind: isAboutAddress(status) ? 'hard' : 'soft', isFinal: true, detail: detailOf(status, words) }
}

/** The extended code in a server's words, or one of the same class made of the three digits. */
function codeIn(words: string): string {
  const [, basic, extended] = /^([45])\d\d(?:[ -]([45]\.\d{1,3}\.\d{1,3}))?/.exec(words) ?? []
  return extended ?? (basic ? `${basic}.0.0` : '')
}

/**
 * A full mailbox (5.2.2) has room again one day; a bad sender (5.1.7, 5.1.8) and a policy (5.7) are about who sends, not
 * to whom (RFC 3463).
 */
const isAboutAddress = (status: string) => /^5\.(?!1\.[78]$|2\.2$|7\.)/.test(status)

const detailOf = (status: string, words: string) =>
  `${status} ${words.startsWith(status) ? words.slice(status.length) : words}`
    .slice(0, 4 * MOST_DETAIL)
    .replace(/[^\s<>"'`,;:()]+@[^\s<>"'`,;:()]+/g, '…')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, MOST_DETAIL)
    .toWellFormed()
