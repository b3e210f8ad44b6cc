import { plural } from '#src/ui/plural.ts'

export const areSubscribed = 'You are subscribed'
export const confirmSubscription = 'Confirm your subscription'
export const confirmLead = 'One tap, and the newsletter comes to your address. You can stop at any time.'
export const gladYouRead = 'Glad to have you as a reader.'
export const yesSendIt = 'Yes, send it to me'
export const saving = 'Saving'
export const nextLetterComes = 'Thank you. The next one will come to your address.'
export const readNews = 'Read the news'
export const notDone = 'That didn’t work. Please try again in a moment.'
export const leave = 'Unsubscribe'
export const writeToUs = 'Write to us'
export const ourNewsletter = 'our newsletter'
export const listIsClosed = 'This list has been closed.'
export const subscribedAgain = 'You are subscribed again'
export const gladYouStay = (list: string) => `Glad that you stay with us. You receive ${list} as before.`
export const tapToLeave = (list: string) => `One tap, and ${list} is no longer sent to your address.`
export const haveLeft = 'You have unsubscribed'
export const noListsAnyMore = 'None of our newsletters are sent to your address any more.'
export const noLongerSent = (list: string) => `${list} is no longer sent to your address.`
export const otherMailStays = 'E-mails about your account and your donations continue as usual.'
export const othersLeft = (count: number) =>
  `You still receive ${count} other ${plural('en', count, { one: 'newsletter', other: 'newsletters' })} from us.`
export const leaveAll = 'Unsubscribe from all lists'
export const changedMind = 'Changed your mind, or was it someone else who tapped?'
export const subscribeAgain = 'Subscribe again'
export const wantAgain =
  'Would you like to receive it again? We will send one e-mail to your address to confirm.'
export const thanksForReading = 'Thank you for reading.'
export const leaveLead =
  'The newsletter will no longer be sent to your address. Your account, and e-mails about it, continue as usual.'
export const noLongerSubscribed =
  'You no longer receive the newsletter. You can subscribe again at any time under Privacy.'
export const subscribeTitle = 'Subscribe to the newsletter'
export const subscribeDescription = 'News of the network by e-mail, a few times a year.'
export const subscribeLead =
  'News of the network by e-mail: in English where it has been translated, else in Indonesian. You can stop at any time, with one tap in every e-mail.'
export const alreadySubscribed = 'You are subscribed. Thank you.'
export const chooseAnother = 'That list has been closed. Choose another one below.'
export const noLists = 'There are no newsletters to subscribe to yet.'
export const confirmByMail =
  'Just one more step: we have sent an e-mail to your address. Tap the button in it, and you are subscribed. Nothing after a few minutes? Look in your spam folder.'
export const otherListOrAddress = 'Another list or address'
export const newsletter = 'Newsletter'
export const email = 'E-mail'
export const emailExample = 'name@example.org'
export const addressUse = 'We use your address for this newsletter only. See our'
export const privacyPolicy = 'privacy policy'
export const sentToAccount =
  'The newsletter is sent to the e-mail address of your account. All your choices are on the'
export const privacyPage = 'Privacy page'
export const sending = 'Sending'
export const subscribe = 'Subscribe'
