import type { DonationRowWire } from './schema.ts'

/** Names what a gift is for, as the form called it; the only one that does, on the site, in letters and at the gateway. */
export const targetWords = ({ type, title }: Omit<DonationRowWire['designation'], 'id'>): string =>
  type === 'general'
    ? 'Kebutuhan paling mendesak'
    : type === 'region'
      ? `Region ${title}`
      : type === 'campaign'
        ? `Kampanye ${title}`
        : title
