import { plural } from '#src/ui/plural.ts'

export const subscribed = 'Subscribed'
export const unanswered = 'Not answered yet'
export const mailRefused = 'Mail refused'
export const ended = 'Ended'
export const whenRegistering = 'when registering an account'
export const fromProfile = 'from their profile'
export const byForm = 'through the form on the site'
export const fromFile = 'from a file'
export const byInvitation = 'by invitation'
export const byPerson = 'by the person'
export const reportedAsSpam = 'reported as spam'
export const refusedByServer = 'mail refused'
export const dataDeleted = 'data deleted'
export const byOffice = 'by the secretariat or an editor'
export const invitationUnanswered = 'invitation not answered'
export const newSentence = 'agreed to a new sentence'
export const stoppedHard = 'this address does not exist or refuses mail'
export const stoppedSoft = 'mail could not be delivered several times'
export const stoppedByComplaint = 'the person reported our mail as spam'
export const outcomeGiven = 'subscribed, with the day and source of their consent'
export const outcomeInvited = 'sent an invitation'
export const outcomeKnown = 'on the list already, or invited already'
export const outcomeLeft = 'skipped: unsubscribed since then, or did not answer the invitation'
export const outcomeStopped = 'skipped: this address refuses our mail'
export const outcomeError = 'wrong'
export const importSum = (given: number, invited: number, skipped: number, note: string) =>
  `${given} subscribed, ${invited} invited, ${skipped} skipped.${note}`
export const nothingDone = ' Nothing has been changed or sent yet.'
export const newsletterSubscribers = 'Newsletter subscribers'
export const importTo = (list: string) => `Import to ${list}`
export const importLead =
  'Only addresses of people who have agreed to get mail. Rows with the day and source of their consent are subscribed at once; the others get one invitation. Whoever has unsubscribed is not added again, so you may send the same list once more.'
export const oneRowHolds = 'One row holds the column names:'
export const columnNames = 'email,nama,tanggal,asal,bahasa'
export const columnsHelp =
  '. Only the e-mail address is required. The language (bahasa) is id or en; Indonesian if empty. The source (asal) is for example: form at the seminar in Kupang, sheet no. 12. At most 10,000 rows or 1 MB.'
export const addAddresses = (count: number) =>
  `Add ${count} ${plural('en', count, { one: 'address', other: 'addresses' })}`
export const adding = 'Adding'
export const address = 'Address'
export const noAddress = 'no address'
export const inviteAddress = 'Invite an address'
export const inviteLead = (list: string) =>
  `${list}. The owner of the address gets one e-mail with one button. Only by pressing it do they subscribe; without an answer, the invitation is gone after two weeks.`
export const sendInvitation = 'Send invitation'
export const sending = 'Sending'
export const email = 'E-mail'
export const emailHelp = 'Only addresses of people who asked for it, for example by telephone.'
export const name = 'Name'
export const letterLanguage = 'Language of letters'
export const letterLanguageHelp = 'The invitation and later letters are written in this language.'
export const mayBeEmpty = 'May be left empty.'
export const subscribersLead =
  'Who agreed to get mail, since when, and how. Without its owner’s consent, nothing is sent to an address.'
export const listsCaption = 'Mailing lists and their number of addresses'
export const list = 'List'
export const countUnanswered = (count: number) => `${count.toLocaleString('en-GB')} not answered yet`
export const refusing = 'Refusing mail'
export const countRefusing = (count: number) => `${count.toLocaleString('en-GB')} refusing mail`
export const noun = 'addresses'
export const searchSubscribers = 'Name or e-mail'
export const state = 'Status'
export const endSubscription = 'End subscription'
export const ending = 'Ending'
export const sendAgain = 'Send mail again'
export const saving = 'Saving'
export const eraseGuest = 'Delete guest’s address'
export const erasing = 'Deleting'
export const importAddresses = 'Import'
export const addressesCaption = (list: string) => `Addresses on ${list}, newest first`
export const noSubscribers = 'Nobody has subscribed yet. Invite an address, or import a list that you have.'
export const invitationSent =
  'The invitation has been sent. Once the owner of the address agrees, they are subscribed; until then nothing else is sent to them.'
export const sumSubscribed = 'subscribed'
export const sumUnanswered = 'not answered yet'
export const sumRefusing = 'refusing mail'
export const sumEnded = 'ended'
export const source = 'Source'
export const agreed = 'Agreed'
export const notYet = 'not yet'
export const agreedOn = (day: string) => `agreed ${day}`
export const recorded = 'Recorded'
