import type { TextRecords } from './text-records.ts'

/** Name servers of the demo, which asks none: every domain has SPF and DMARC, but no DKIM. */
export const demoTextRecords: TextRecords = async (name) => {
  if (name.startsWith('_dmarc.')) return ['v=DMARC1; p=none']
  return name.includes('._domainkey.') ? [] : ['v=spf1 mx ~all']
}
