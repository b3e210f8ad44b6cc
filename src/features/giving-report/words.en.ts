import { plural } from '#src/ui/plural.ts'

export const report = 'Donation report'
export const reportOf = (year: number) => `Donation report ${year}`
export const description =
  'How much we received, refunded and passed on, by region, member institution and campaign.'
export const give = 'Donate'
export const year = 'Year'
export const allYears = 'All years'
const when = (year: number | null) => (year === null ? 'so far' : `in ${year}`)
/** @param year null for all years */
export const nothingRecorded = (year: number | null) =>
  `We have not recorded any gifts ${when(year)}. Donors are not named here.`
export const nothingPassedOn = (received: string, year: number | null) =>
  `${received} came in ${when(year)}, and nothing has been passed on yet. Donors are not named here.`
export const receivedAndPassedOn = (received: string, passedOn: string, year: number | null) =>
  `${received} came in ${when(year)}, and ${passedOn} was passed on to those who do the work. Donors are not named here.`
export const receivedOf = (count: number) => `received, ${gifts(count)}`
export const fees = 'fees covered by donors'
export const returned = 'refunded to donors'
export const passedOnPart = 'passed on'
export const balancePart = 'balance'
export const percentPassedOn = (percent: number) => `${percent}% has been passed on`
export const minusInAll =
  'A negative balance means that some of the money passed on was later refunded to donors, or spent on fees.'
export const minusInYear =
  'A negative balance means that more went out this year than came in, for example because money from an earlier year was passed on.'
export const reachedThem = 'Reached the institution'
export const byCampaign = 'By campaign'
export const campaign = 'Campaign'
export const byRegion = 'By region'
export const region = 'Region'
export const byInstitution = 'By member institution'
export const institution = 'Member institution'
export const receivedForIt = 'Received for it'
export const download = 'Download these figures (CSV, in Indonesian)'
export const countedAtBefore = 'Added up on'
export const countedAtAfter =
  '; money received since then appears within a few minutes. Years are counted by the day on which the money came in, Jakarta time. Gifts for a member institution or a campaign also count towards its region.'
export const howPassedOn =
  'We never pass on more than came in for a purpose, and above a certain amount two people approve it. A payment made in error is cancelled by a counter-entry and not counted. “Reached the institution” is what an institution received from all purposes, campaigns included.'
export const chargesBefore =
  'Charges by banks and payment providers are not deducted here; they are in our annual financial reports under'
export const knowledge = 'Knowledge'
export const month = 'Month'
export const perMonth = (what: string) => `${what} each month`
export const perYear = (what: string) => `${what} each year`
export const inAndOutMonthly = 'Received and passed on each month'
export const inAndOutYearly = 'Received and passed on each year'
export const received = 'Received'
export const refunded = 'Refunded'
export const passedOn = 'Passed on'
export const balance = 'Balance'
export const disbursements = 'Money passed on'
export const noDisbursements = 'No money has been passed on yet.'
export const otherParty = 'Another party'
export const fromGiftsFor = (target: string) => `From gifts for: ${target}`
export const proofFollows = 'Proof to follow'
export const gifts = (count: number) =>
  `${count.toLocaleString('en-GB')} ${plural('en', count, { one: 'gift', other: 'gifts' })}`
export const goods = 'Gifts in kind'
export const notInSums = 'Not counted in the sums of money'
