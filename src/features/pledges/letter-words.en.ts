const suffixes = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' } as const
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })

export const nothingByItself =
  'No money is taken automatically. A donation is only made when you pay it, and it is fine to skip a month.'
export const amount = 'Amount'
export const target = 'Purpose'
export const changes = 'On the same page you can change the amount or the day, pause, or stop.'
export const onlyForYou = 'This link is for you alone.'
export const pasteAddress =
  'If the page asks for a link, for instance because your browser has no JavaScript, paste the whole address above into this page:'
export const simulation = 'This is a simulation: no money moves.'
export const recorded = 'Your monthly donation has been set up'
export const welcome =
  'Thank you. We have received your first donation, and from now on we will remind you once a month.'
export const day = 'Day'
export const everyMonth = (day: number) => `the ${day}${suffixes[ordinals.select(day)]} of every month`
export const firstReminder = 'First reminder'
export const seePledge = 'See your monthly donation'
export const newLink = 'A new link for your monthly donation'
export const oldLinksEnded =
  'The links in our earlier e-mails have been turned off, at your request or by the secretariat. Please use this link from now on:'
export const ofMonth = (month: string) => `Your monthly donation: ${month}`
export const isTime = (month: string) => `It is time for your monthly donation for ${month}.`
export const giveNow = (amount: string) => `Give ${amount} now`
