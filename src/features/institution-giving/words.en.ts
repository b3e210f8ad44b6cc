import { plural } from '#src/ui/plural.ts'

export const institutionGifts = 'Gifts to your institution'
export const sumsOnly = 'Sums only, without names or single gifts: who gave remains confidential.'
export const ofGiftsUntil = (gifts: number, month: string) =>
  `from ${gifts.toLocaleString('en-GB')} ${plural('en', gifts, { one: 'gift', other: 'gifts' })}, to the end of ${month}`
export const noSumsYet = 'There are no sums to show yet'
export const shownFromDonors = (least: number) =>
  `Sums appear once gifts have come from at least ${least} donors.`
export const fewMore = (least: number) => `Since then there have been gifts from fewer than ${least} donors. `
export const wholeMonths = (month: string, least: number) =>
  `Only months that are over are counted, up to ${month}. A month with fewer than ${least} donors is put together with the next.`
export const byPeriod = 'Gifts by period, newest first'
export const period = 'Period'
export const fromTo = (from: string, to: string) => `${from} to ${to}`
export const gifts = 'Gifts'
export const amount = 'Amount'
export const regionGifts = 'Gifts to your region'
export const wholeMonthsOfRegion = (month: string, least: number) =>
  `Only months that are over are counted, up to ${month}, as soon as their gifts have come from at least ${least} donors.`
export const byPurpose = 'Gifts by purpose'
export const shownAfterMonth =
  'Sums appear once the month of the gifts is over: gifts to your region, its campaigns and its institutions.'
export const purpose = 'Purpose'
export const regionAndCampaigns = (region: string) => `${region} region and its campaigns`
export const until = 'Until'
export const fewSince = '; few since then'
export const fewDonors = 'too few donors still'
