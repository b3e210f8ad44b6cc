import { senderDomain } from './sender-domain.ts'
import { createTextRecords, type TextRecords } from './text-records.ts'

/** Way that letters leave the site. */
export type MailSetup = {
  /** Sender of every letter. */
  from: string
  /** Domain of the sender. */
  domain: string
  /** Host name of the mail server; null without one: letters reach nobody. */
  server: string | null
  textRecords: TextRecords
}

type Settings = { smtpUrl: string | null; mailFrom: string; isProduction: boolean }

/** Reads from the settings how letters leave the site. A demo asks no name server. */
export const mailSetupOf = (
  { smtpUrl, mailFrom, isProduction }: Settings,
  textRecords: TextRecords = isProduction ? createTextRecords() : demoTextRecords,
): MailSetup => ({
  from: mailFrom,
  domain: senderDomain(mailFrom),
  server: smtpUrl && new URL(smtpUrl).hostname,
  textRecords,
})

/** Name servers of the demo, which asks none: every domain has SPF and DMARC, but no DKIM. */
const demoTextRecords: TextRecords = async (name) => {
  if (name.startsWith('_dmarc.')) return ['v=DMARC1; p=none']
  return name.includes('._domainkey.') ? [] : ['v=spf1 mx ~all']
}
