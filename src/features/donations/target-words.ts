import type { DonationRowWire } from './schema.ts'

/** What a gift is for, as the form called it. */
export const targetWords = ({ type, title }: DonationRowWire['designation']): string =>
  type === 'general'
    ? 'Kebutuhan paling mendesak'
    : type === 'region'
      ? `Region ${title}`
      : type === 'campaign'
        ? `Kampanye ${title}`
        : title
