import type { DonationRowWire } from './schema.ts'

/** Name of a designation as in the form; its only source for the site, mails and the gateway. */
export const targetWords = ({ type, title }: Omit<DonationRowWire['designation'], 'id'>): string =>
  type === 'general'
    ? 'Kebutuhan paling mendesak'
    : type === 'region'
      ? `Region ${title}`
      : type === 'campaign'
        ? `Kampanye ${title}`
        : title
