import { plural } from '#src/ui/plural.ts'
import type { PermitLevel } from './campaign-rules.ts'

export const donate = 'Donate'
export const stateOfCampaign = 'Progress of this campaign'
export const carriedOutBy = 'Carried out by'
export const regionNamed = (title: string) => `${title} region`
export const readStoryBefore = 'Read the story: '
export const permit = 'Fundraising permit'
export const permitNumber = 'Number'
export const permitGiver = 'Issued by'
export const permitValid = 'Valid'
export const fromUntil = (from: string, until: string) => `${from} to ${until}`
/** Issuer of a permit by level. */
export const permitGivers: Record<PermitLevel, string> = {
  kabupaten: 'Regent or mayor',
  provinsi: 'Governor',
  nasional: 'Minister of Social Affairs',
}
export const completed = 'Completed'
export const corrected = (day: string) => `Report corrected on ${day}`
export const updates = 'News of this campaign'
export const donors = 'Donors'
export const donorsOf = (donors: string, gifts: string) => `${donors} of ${gifts} gifts`
export const showMore = (count: number) => `Show ${count} more`
export const earlierDonors = 'See earlier donors'
export const laterDonors = 'See more recent donors'
export const aDonor = 'A donor'
export const collectedOf = (goal: string) => `raised of ${goal}`
export const progress = (percent: number, gifts: number) =>
  `${percent.toLocaleString('en-GB')}% of the goal, ${gifts.toLocaleString('en-GB')} ${plural('en', gifts, { one: 'gift', other: 'gifts' })}`
export const otherCampaign = 'See another campaign'
export const otherPurpose = 'Give to another purpose'
export const completedThanks = (day: string) =>
  `Completed on ${day}; no longer accepting gifts. Thank you to everyone who gave.`
export const endedThanks =
  'This campaign has ended and no longer accepts gifts. Thank you to everyone who gave.'
export const openFromUntil = (from: string, until: string) => `Open from ${from} to ${until}, Jakarta time.`
export const passedOnBefore = (sum: string) => `${sum} has been passed on,`
export const seeReport = 'see the report'
export const giveToThis = 'Give to this campaign'
export const ofGoal = (goal: string) => `of ${goal}`
export const give = 'Donate'
export const institutionOfText = 'The institution in this story'
export const stillMissing = (title: string, sum: string) => `${title} still needs ${sum}`
export const goalReached = 'The goal has been reached'
export const closesOn = (day: string) => `Closes on ${day}`
export const campaign = 'Campaign'
export const supportWork = 'Support work like this'
export const supportHow =
  'Your gift is put to use by the member institutions of this network, and the accounts are open to everyone.'
export const stopUpdates = 'Stop receiving campaign news'
export const stopUpdatesLead =
  'We will no longer send campaign news to your address. Receipts and e-mails about your gifts continue as usual.'
export const thanksForSupport = 'Thank you for standing with us.'
export const stop = 'Stop receiving news'
export const saving = 'Saving'
export const updatesStopped = 'We no longer send you campaign news. You can still read it on this site.'
export const seeCampaigns = 'See the campaigns'
export const campaignNoun = 'campaign'
export const shareHeading = 'Campaign'
