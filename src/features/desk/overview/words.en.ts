import { plural } from '#src/ui/plural.ts'

export const visits = 'Visits'
export const lastDays = 'Last 14 days'
export const visitorsByDay = 'Visitors each day'
export const day = 'Day'
export const visitors = 'Visitors'
export const gifts = 'Donations'
export const lastMonths = 'Last 12 months, after refunds'
export const giftsByMonth = 'Donations received each month'
export const month = 'Month'
export const received = 'Received'
export const sumAndCount = (sum: string, count: number) =>
  `${sum}, ${count} ${plural('en', count, { one: 'donation', other: 'donations' })}`
export const warningsOfSite = 'Warnings about the site’s settings'
export const desk = 'Desk'
export const waiting = 'Waiting'
export const thingsWait = (count: string) =>
  `${count} ${count === '1' ? 'thing is' : 'things are'} waiting for you.`
export const nothingForYou = 'Nothing that was sent in is waiting for you yet. What is new appears here.'
export const nothingWaits = 'Nothing is waiting'
export const allDone = 'Everything has been dealt with. What is new appears here.'
export const oldest = 'oldest'
export const simulator = 'Simulator: no money moves'
export const midtransSandbox = 'Midtrans, test mode: no money moves'
export const ago = (age: string) => `${age} ago`
export const never = 'never'
export const systemState = 'State of the system'
export const lastTestedBackup = 'Last tested backup'
export const filesMissing = ' files are missing from the storage'
export const newestFailed = 'The newest one did not pass: '
export const jobs = 'Background jobs'
export const jobsDue = (count: number) => `${count} waiting for their turn`
export const noneWaiting = 'none waiting'
export const mails = 'E-mail'
export const mailsUnsent = (count: number) => `${count} not sent yet`
export const allSent = 'all sent'
export const lastNotice = 'Last notice of the payment gateway'
export const gateway = 'Payment gateway'
export const transferOnly = 'None, bank transfer only'
export const serverSettings = 'Server settings'
export const warnings = (count: number) =>
  `${count} ${plural('en', count, { one: 'warning', other: 'warnings' })}, at the top of this page`
export const noWarnings = 'no warnings'
export const version = 'Version'
export const database = 'database '
export const needsALook = 'Needs a look:'
export const lessThanHour = 'less than an hour'
export const hours = (count: number) => `${count} ${plural('en', count, { one: 'hour', other: 'hours' })}`
export const days = (count: number) => `${count} ${plural('en', count, { one: 'day', other: 'days' })}`
export const reviews = 'News to review'
export const reviewsTodo = 'Read it, then publish it or return it with notes.'
export const endorsements = 'Posts by colleagues at the institution'
export const endorsementsTodo = 'Say that the institution supports them, or return them.'
export const forum = 'Forum posts held back or in doubt'
export const forumTodo = 'Show them, or hide them and say why.'
export const messages = 'Messages that have not been answered'
export const messagesTodo = 'Take one on, then answer it by e-mail.'
export const claims = 'People who say they belong to an institution'
export const claimsTodo = 'Confirm that they are indeed part of that institution.'
export const returnedTranslations = 'Your translations to mend'
export const returnedTranslationsTodo = 'Read the secretariat’s note, mend them, then send them again.'
export const translations = 'Translations waiting for review'
export const translationsTodo = 'Read them beside the original, then publish or return them with a note.'
export const pageChanges = 'Changes to pages of institutions'
export const pageChangesTodo = 'Compare them with what is shown now, then accept or decline.'
export const privacy = 'Requests about personal data'
export const privacyTodo = 'The law allows 3 × 24 hours.'
export const secondPerson = 'Requests waiting for a second person'
export const secondPersonTodo = 'Approve or decline a colleague’s request.'
export const disbursements = 'Disbursements waiting for a second person'
export const disbursementsTodo = 'Check the proof, then approve or decline.'
export const transfers = 'Transfers expected'
export const transfersTodo = 'Match them with the bank statement.'
export const refunds = 'Refunds to be sent'
export const refundsTodo = 'Transfer the money, then mark them.'
export const quarantine = 'Payment notices in quarantine'
export const quarantineTodo = 'Find out why they do not match our books.'
export const failedMails = 'E-mails that could not be sent'
export const failedMailsTodo = 'Tried five times. Check the mail server and the address, then send again.'
export const failedJobs = 'Background jobs that failed'
export const failedJobsTodo = 'Remove the cause, then run them again.'
export const mailMissing =
  'E-mail has not been set up: e-mails from this site, activation links and receipts among them, are waiting and reach nobody. Please ask whoever runs the server to fill in SMTP_URL and MAIL_FROM.'
export const senderSample =
  'The sender’s address is still the sample one, so e-mails may be rejected. Please ask whoever runs the server to fill in MAIL_FROM.'
export const simulatedPayments =
  'Payments are only simulated: donations are recorded, but no money moves. Please ask whoever runs the server to set PAYMENT_PROVIDER.'
export const sandboxPayments =
  'Payments run in Midtrans’s test mode: no money moves. Please ask whoever runs the server to set MIDTRANS_ENVIRONMENT.'
export const plainHttp =
  'This site is opened without https, so passwords can be read on the network. Please ask whoever runs the server to install https and fill in PUBLIC_URL.'
export const backupsInside =
  'Backups or the records of deletions are kept inside the data folder, so they are lost together with it. Please ask whoever runs the server to fill in BACKUP_DIR and ERASURES_DIR with folders outside it.'
export const publicDemo =
  'This demo is open to everyone: anyone can come in as an admin and read all e-mails. Please enter no data of real people.'
export const midtrans = 'Midtrans'
