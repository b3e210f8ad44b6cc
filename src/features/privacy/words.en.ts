export const newsletterSaved = 'Your newsletter choice has been saved.'
export const consentRecorded = 'Your consent has been recorded.'
export const visitsSaved = 'Your choice about recording visits has been saved.'
export const forumMailSaved = 'Your choice about forum e-mails has been saved.'
export const deletionMailed =
  'We have sent you an e-mail. Your account will only be deleted once you have opened the link in it.'
export const accountStays = 'Your account stays. Nothing is lost.'
export const tooManyCopies = 'You have downloaded five copies in a day. Please try again tomorrow.'
export const privacy = 'Privacy'
export const privacyLead =
  'What you agreed to, what is recorded, and how to take your data with you or delete it.'
export const downloadData = 'Download my data'
export const downloadDataText =
  'A zip file with everything we store about you: profile, consents, sessions, posts, visits, downloads, uploads, messages and notes, as JSON and CSV. At most five times a day.'
export const visits = 'Visits'
export const myVisits = 'My visits'
export const visitsAreOn = 'Pages you open while logged in are recorded for you and kept for 12 months.'
export const visitsAreOff =
  'Pages you open are not recorded. Those recorded before stay until they are 12 months old.'
export const whoSeesVisits = 'Only you and staff of the secretariat can see them; see our'
export const privacyPolicyLower = 'privacy policy'
export const switchOff = 'Stop recording'
export const switchOn = 'Start recording'
export const saving = 'Saving'
export const lastAdmin = 'You are the only admin. Appoint another admin before you delete your account.'
export const deleteAccount = 'Delete account'
export const deletionLead =
  'Seven days after you confirm, your account and personal data are deleted and cannot be brought back.'
export const thanksForTheWay = 'Thank you for walking with us.'
export const confirmDeletion = 'Confirm deletion'
export const deletionBegun =
  'Your account will be deleted in seven days. You can cancel this in the member area, or by the link in the e-mail we have just sent.'
export const toPrivacy = 'To the Privacy page'
export const accountDeletion = 'Deletion of your account'
export const willBeDeleted = (day: string) => `Your account will be deleted on ${day}.`
export const willBeDeletedUnless = (day: string) =>
  `Your account will be deleted on ${day}. Until then you can cancel this.`
export const deletionStep = 'You give your password, then open the link that we send to your e-mail address.'
export const deletionPause = 'After that, you have seven days to change your mind.'
export const deletionEffect =
  'Then your name, contact details, photo, visits and drafts are deleted and cannot be brought back. Records that must remain, such as receipts, no longer contain your name.'
export const keepByline =
  'Leave my name on my published posts. Without this, they say “Anggota terhapus” (deleted member).'
export const sendingMail = 'Sending e-mail'
export const deleteMyAccount = 'Delete my account'
export const cancelDeletion = 'Keep my account'
export const cancelling = 'Cancelling'
export const keepLead = 'Your account stays, with everything in it.'
export const gladYouStay = 'Glad that you are staying.'
export const deletionCancelled = 'The deletion has been cancelled. Nothing is lost.'
export const toMemberArea = 'To the member area'
export const terms = 'Terms of service'
export const privacyPolicy = 'Privacy policy'
export const newsletter = 'Newsletter'
export const consents = 'Consents'
export const hasChanged = (text: string) => `${text} changed`
export const changed = {
  terms: 'Our terms of service have changed.',
  privacy: 'Our privacy policy has changed.',
}
export const readFirst = 'Please read it first'
export const thenAgree = ', then tell us that you agree.'
export const iAgree = 'I agree'
export const unsubscribe = 'Unsubscribe'
export const subscribe = 'Subscribe'
export const agree = 'Agree'
export const consentNeeded =
  'An account cannot exist without consent to the terms of service and the privacy policy. Withdrawing it means'
export const deletingAccount = 'deleting the account'
export const agreedOn = (day: string, version: string) => `Agreed on ${day}, version ${version}`
export const notAgreed = 'Not agreed yet'
export const consentHistory = 'History of your consents'
export const consentGiven = (text: string, version: string, day: string) =>
  `${text}, version ${version}: agreed on ${day}`
export const consentEnded = (day: string) => `, ended on ${day}`
export const forumMail = 'Forum e-mails'
export const forumMailLead =
  'We tell you by e-mail about new answers to questions you follow, and about posts that mention you.'
export const whenSent = 'When should we send them?'
export const sentAtOnce = 'Straight away, one e-mail for each post'
export const sentDaily = 'Once a day, every morning'
export const notSent = 'Don’t send them'
export const save = 'Save'
export const otherLists = 'Other newsletters'
export const mailBounces =
  'E-mails to your address don’t arrive, so newsletters are not sent. Change your e-mail address in your profile, or contact the secretariat.'
export const otherRegions = 'Newsletters of other regions'
export const subscribedSince = (day: string) => `You have been subscribed since ${day}`
export const leaveList = (list: string) => `Unsubscribe from ${list}`
export const followList = (list: string) => `Subscribe to ${list}`
