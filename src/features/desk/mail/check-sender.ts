import type { MailSetup } from '#src/platform/mail/mail-setup.ts'
import type { TextRecords } from '#src/platform/mail/text-records.ts'
import type { SenderCheckWire } from './schema.ts'
import { type SenderFinding, type SenderRecord, senderRecords } from './sender-words.ts'

type Sender = Pick<MailSetup, 'domain' | 'server'>

type Rule = {
  /** Names where the record may be; the first is where it belongs. */
  names(domain: string): string[]
  /** Tells such a record from other text records of a name. */
  pattern: RegExp
  judge(records: readonly string[]): SenderFinding
  /** Text of the record to add, or to put in the place of `found`; null for none. */
  advise(finding: SenderFinding, found: string, sender: Sender): string | null
}

/** Names under which common mail services keep their key; it is not listed anywhere. */
const selectors = [
  'default',
  'dkim',
  'mail',
  'smtp',
  'google',
  'selector1',
  'selector2',
  's1',
  's2',
  'k1',
  'k2',
  'fm1',
  'zoho',
  'zmail',
  'mandrill',
  'mailjet',
  'brevo1',
  'resend',
]

const rules: Record<SenderRecord, Rule> = {
  /** RFC 7208. */
  spf: {
    names: (domain) => [domain],
    pattern: /^v=spf1(?: |$)/i,
    judge([record, ...others]) {
      if (record === undefined) return 'spf-missing'
      if (others.length) return 'spf-several'
      if (/ (?:-all|redirect=\S+)(?: |$)/i.test(record)) return 'spf-strict'
      return / ~all(?: |$)/i.test(record) ? 'spf-soft' : 'spf-open'
    },
    advise(finding, found, { domain, server }) {
      // A relay of a mail service sends from other addresses than its own: only the service knows its record.
      if (finding === 'spf-missing')
        return server && `.${server}`.endsWith(`.${domain}`) ? `v=spf1 a:${server} ~all` : null
      return finding === 'spf-open' ? `${found.replace(/ [+?]?all(?: .*)?$/i, '').trimEnd()} ~all` : null
    },
  },
  /** RFC 6376. */
  dkim: {
    names: (domain) => selectors.map((selector) => `${selector}._domainkey.${domain}`),
    pattern: /^(?!v=DMARC1)(?:.*;)?\s*p=/i,
    judge([record]) {
      if (record === undefined) return 'dkim-missing'
      return /(?:^|;)\s*p=\s*(?:;|$)/i.test(record) ? 'dkim-revoked' : 'dkim-found'
    },
    advise: () => null,
  },
  /** RFC 7489; a domain without a record of its own has that of the one above it. */
  dmarc: {
    names: (domain) => withParents(domain).map((name) => `_dmarc.${name}`),
    pattern: /^v=DMARC1\s*(?:;|$)/i,
    judge([record]) {
      if (record === undefined) return 'dmarc-missing'
      const policy = /;\s*p=\s*(none|quarantine|reject)\b/i.exec(record)?.[1]?.toLowerCase()
      if (!policy) return 'dmarc-broken'
      return policy === 'none' ? 'dmarc-watching' : 'dmarc-enforced'
    },
    advise(finding) {
      if (finding === 'dmarc-enforced') return null
      return `v=DMARC1; p=${finding === 'dmarc-watching' ? 'quarantine' : 'none'}`
    },
  },
}

/** Looks up SPF, DKIM and DMARC of the sender's domain, all at once; a look-up without an answer is a finding, too. */
export const checkSender = ({ textRecords, ...sender }: MailSetup): Promise<SenderCheckWire[]> =>
  Promise.all(senderRecords.map((record) => checkRecord(record, sender, textRecords)))

async function checkRecord(
  record: SenderRecord,
  sender: Sender,
  textRecords: TextRecords,
): Promise<SenderCheckWire> {
  const { names, pattern, judge, advise } = rules[record]
  const { name, records } = await findRecords(textRecords, names(sender.domain), pattern)
  if (!records) return { record, finding: 'unanswered', found: null, advice: null }
  const finding = judge(records)
  const found = records.length === 1 ? records[0]! : null
  const text = advise(finding, found ?? '', sender)
  return { record, finding, found, advice: text === null ? null : { name, text } }
}

type Found = { name: string; records: string[] | null }

/** Records of the first name that has any; null if there are none and a name was not answered. */
async function findRecords(textRecords: TextRecords, names: string[], pattern: RegExp): Promise<Found> {
  const answers = await Promise.all(
    names.map(async (name): Promise<Found> => {
      const texts = await textRecords(name).catch(() => null)
      return { name, records: texts?.filter((text) => pattern.test(text)) ?? null }
    }),
  )
  return (
    answers.find(({ records }) => records?.length) ??
    answers.find(({ records }) => records === null) ??
    answers[0]!
  )
}

/** A domain and those above it, down to two labels. */
function withParents(domain: string): string[] {
  const labels = domain.split('.')
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'))
}
