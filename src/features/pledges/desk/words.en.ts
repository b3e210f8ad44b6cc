import { plural } from '#src/ui/plural.ts'

export const donorDeleted = 'Donor’s data has been deleted'
export const anonymousBefore = 'anonymous in public · '
export const ofMember = '(member)'
export const withoutAccount = '(no account)'
export const none = 'none'
export const revoking = 'Revoking'
export const revokeLinks = 'Revoke links'
export const timesAndSum = (times: number, sum: string) =>
  `${times} ${plural('en', times, { one: 'gift', other: 'gifts' })}, ${sum}`
export const noGiftsYet = 'no gifts received yet'
export const created = 'Created'
export const donor = 'Donor'
export const purpose = 'Purpose'
export const state = 'Status'
export const nextReminder = 'Next reminder'
export const givenSoFar = 'Given so far'
export const link = 'Link'
export const monthlyAmount = 'Amount each month'
export const noun = 'pledges'
export const searchPledges = 'Name or e-mail'
export const pledges = 'Monthly pledges'
export const pledgesCaption = 'Monthly pledges, active ones first'
export const pledgesEmpty = 'The first pledge appears here as soon as somebody chooses to give every month.'
export const linksRevoked = 'The old links no longer work. The donor gets a new one by e-mail.'
export const linksNotRevoked = 'The links have not been revoked yet. Reload this page, then try again.'
export const totals = (active: number, sum: string, waiting: number, paused: number) =>
  `${active} active, pledging ${sum} each month; ${waiting} waiting for the first gift, ${paused} paused. Pledges are not money: what comes in is recorded in the donation ledger.`
