import type { DonationRowWire } from './schema.ts'
import * as words from './words.id.ts'

/** Name of a designation as in the form; its only source for the site, mails and the gateway. */
export const targetWords = ({ type, title }: Omit<DonationRowWire['designation'], 'id'>): string =>
  type === 'general'
    ? words.mostUrgent
    : type === 'region'
      ? words.regionNamed(title)
      : type === 'campaign'
        ? words.campaignNamed(title)
        : title
