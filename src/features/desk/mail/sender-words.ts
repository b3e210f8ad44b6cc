import { findings } from './finding-words.id.ts'

/** Records of a domain by which mail servers know its senders. */
export const senderRecords = ['spf', 'dkim', 'dmarc'] as const
export type SenderRecord = (typeof senderRecords)[number]

const tones = {
  'spf-strict': 'ok',
  'spf-soft': 'ok',
  'spf-open': 'bad',
  'spf-several': 'bad',
  'spf-missing': 'bad',
  'dkim-found': 'ok',
  'dkim-revoked': 'bad',
  'dkim-missing': 'warn',
  'dmarc-enforced': 'ok',
  'dmarc-watching': 'ok',
  'dmarc-broken': 'bad',
  'dmarc-missing': 'bad',
  unanswered: 'warn',
} as const

export type SenderFinding = keyof typeof tones

export const senderFindings = Object.keys(tones) as [SenderFinding, ...SenderFinding[]]

/** Sense of a finding for letters of the site. */
export const findingWords = (finding: SenderFinding) => ({ tone: tones[finding], text: findings[finding] })
