import { plural } from '#src/ui/plural.ts'

export const participants = 'Participants'
export const memberInstitution = 'Member institution'
export const give = 'Donate to this institution'
export const sendMessage = 'Send a message'
export const messageSent = 'We have passed your message on. Thank you.'
export const forwardedTo = (name: string) => `We will pass it on to ${name} by e-mail.`
export const close = 'Close'
/** Facts under their numerals, and as they stand before them in a list. */
export const membersFigure = (count: number) => plural('en', count, { one: 'member', other: 'members' })
export const members = 'Members'
export const foundedFigure = 'year founded'
export const founded = 'Founded'
export const campaignsFigure = (count: number) =>
  plural('en', count, { one: 'open campaign', other: 'open campaigns' })
export const campaigns = 'Campaigns'
export const newsFigure = (count: number) => plural('en', count, { one: 'news story', other: 'news stories' })
export const news = 'News'
export const region = 'Region'
export const address = 'Address'
export const email = 'E-mail'
export const website = 'Website'
export const giveToCampaigns = 'Donate'
export const contactPerson = 'Contact person'
export const boardOf = (region: string) => `Board of the ${region} region`
export const allNews = 'All news'
export const events = 'Events'
export const eventsInRegion = 'Events in this region'
export const people = 'People'
export const newsFrom = (region: string) => `News from ${region}`
export const othersIn = (region: string) => `Other institutions in ${region}`
export const allInstitutions = 'All institutions'
