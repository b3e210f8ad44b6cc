import { plural } from '#src/ui/plural.ts'

export const notCounted = 'The recipients cannot be counted at the moment.'
export const chooseList = 'Choose a list: the number of recipients appears here.'
export const noConsent = (count: string) => `${count} without consent`
export const refuseMail = (count: string) => `${count} whose address refuses mail`
export const erased = (count: string) => `${count} whose data was deleted`
export const willReceive = (count: string) => `Recipients of this newsletter: ${count}.`
export const nobodyWillReceive = 'Nobody will receive this newsletter yet.'
export const leftOut = (others: string) => `Matching, but not sent to: ${others}.`
export const link = 'Link'
export const clicks = 'Clicks'
export const afterReading = 'After reading'
export const haveLeft = (count: number) =>
  `${count.toLocaleString('en-GB')} ${plural('en', count, { one: 'person has', other: 'people have' })} unsubscribed through this newsletter.`
export const nobodyLeft = 'Nobody has unsubscribed through this newsletter.'
export const complained = (count: number) =>
  ` ${count.toLocaleString('en-GB')} ${plural('en', count, { one: 'person', other: 'people' })} marked it as spam.`
export const linksCaption = 'Links in this newsletter, the most clicked first'
export const clicksHelp = 'One person may click more than once. Who clicked is not recorded.'
export const notCounting =
  'Clicks are not being counted. An admin can change this in the Site settings, under Newsletter.'
export const gathering = 'The recipients are being gathered.'
export const running = 'The newsletter is being sent. This page updates itself.'
export const isPaused = 'Sending is paused.'
export const isStopped = 'Sending has been stopped.'
export const isDone = 'Sending is complete.'
export const refused = 'Refused'
export const uncertain = 'Uncertain'
export const notSent = 'Not sent to'
export const sentOf = (all: string) => `of ${all} sent`
export const waiting = 'Waiting'
export const uncertainArrival = 'Uncertain whether delivered'
export const started = 'Started'
export const stopped = 'Stopped'
export const finished = 'Finished'
export const reasons = 'Reasons'
export const mostFrequent = 'the most frequent'
export const whyAndCount = (why: string, count: string) => `${why}, recipients: ${count}`
export const sendingOf = (title: string) => `Sending of ${title}`
export const newsletters = 'Newsletters'
export const sendingTitle = 'Sending'
export const justChanged =
  'Things have just changed. Look at the current state below, then try again if need be.'
export const toList = (list: string) => `, to ${list}`
export const willBeSent = (when: string) =>
  `Will be sent on ${when}. Whoever unsubscribes before then does not get it.`
export const notSentYet = 'Not sent yet.'
export const seeTextAndTime = 'See the text and its schedule'
export const checkAndSend = 'Check and send'
export const resume = 'Resume'
export const pause = 'Pause'
export const stop = 'Stop …'
export const stopHelp =
  'Letters that have not been sent will not be sent any more, not even later. Those already sent cannot be called back.'
export const stopForGood = 'Stop for good'
