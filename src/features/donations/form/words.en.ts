export const purposeMissing = 'Please choose what your gift is for.'
export const chooseFromList = 'Please choose from the list.'
export const amountMissing = 'Please enter an amount in whole rupiah, for example 100000.'
export const nameMissing = 'Please enter your full name, at least 3 letters.'
export const emailMissing = 'Please enter a complete address, for example name@example.org'
/** First word and the rest of each step's title; a phone shows the first alone where it is long. */
export const steps: Record<1 | 2 | 3, readonly [first: string, rest: string]> = {
  1: ['Amount', ' and purpose'],
  2: ['Details', ''],
  3: ['Payment', ''],
}
export const isDone = ' (done)'
export const stepOf = (step: number, all: number, title: string) => `Step ${step} of ${all}: ${title}`
export const detailsFirst = 'Please enter your details first, then choose how to pay.'
export const amountFirst = 'Please choose an amount and a purpose first, then enter your details.'
export const change = 'Change'
export const howMuch = 'How much would you like to give?'
export const limits = (least: string, most: string) => `From ${least} up to ${most}.`
export const otherAmount = 'Other amount'
export const otherAmountInRupiah = 'Other amount, in rupiah'
export const howOften = 'How often?'
export const once = 'Once'
export const monthly = 'Every month'
export const monthlyHelp =
  'You pay the first gift now. After that we send you a reminder once a month, on the same date. No money is ever taken automatically; change, pause or stop whenever you like.'
export const givenTo = 'What your gift is for'
export const mostUrgent = 'Where the need is greatest'
export const boardDecides = 'Decided by the national board'
export const oneRegion = 'A region'
export const chooseItsRegion = 'Choose which one'
export const region = 'Region'
export const chooseRegion = 'Choose a region'
export const oneInstitution = 'A member institution'
export const chooseOfInstitutions = (count: number) => `Choose from ${count}`
export const institution = 'Member institution'
export const chooseInstitution = 'Choose an institution'
export const moreCampaigns = (count: number) => `Show ${count} more`
export const inRegion = (title: string) => `${title} region`
export const missingUntil = (sum: string, day: string) => `${sum} still needed by ${day}`
export const reachedUntil = (day: string) => `Goal reached, open until ${day}`
export const readStory = 'Read the story'
export const wantsUpdates = 'E-mail me news of this campaign. I can stop at any time.'
export const yourDetails = 'Your details'
export const message = 'Message (optional)'
export const messageHelp = (letters: number) =>
  `${letters} of 280 characters. Read by our board, not shown on this site.`
export const staysUnnamed = 'Do not mention my name in public. Only the secretariat will see it.'
export const listsName =
  'List me among the donors on the campaign’s page, with my name and the month only. I can withdraw this at any time.'
export const receiptTo = (email: string) => `The receipt goes to ${email}`
export const changeProfile = 'Change in your profile'
export const hasAccount = 'Do you have an account?'
export const loginFirst = 'Log in first'
export const loginKeeps = ', and this gift will be kept in your history. What you have entered stays here.'
export const fullName = 'Full name'
export const email = 'E-mail'
export const emailExample = 'name@example.org'
export const emailHelp = 'For your receipt and how to pay.'
export const phone = 'Indonesian mobile number (optional)'
export const newTab = ' (new tab)'
export const consentBefore = 'I agree to my data being used for this gift, as set out in the'
export const privacy = 'Privacy policy'
export const consentBetween = 'and the'
export const terms = 'Terms of service'
export const allBanks = 'All Indonesian banks and e-wallets'
export const virtualAccount = 'Virtual account'
export const wallet = 'E-wallet'
export const card = 'Credit or debit card'
/** Line for donors abroad, where readers are abroad. */
export const fromAbroad = 'Cards from abroad can be used'
/** Note on the card, where readers need it. */
export const cardNote = 'The way for cards from abroad. The other ways need an Indonesian account.'
export const shop = 'Shop counter'
export const banks = 'BCA, BNI, BRI, Mandiri, Permata, CIMB Niaga'
export const wallets = 'GoPay, ShopeePay, DANA, OVO'
export const shops = 'Alfamart, Indomaret'
export const counting = 'Calculating…'
export const howToPay = 'How to pay'
export const chooseLater = 'Choose on the payment page'
export const everyWay = 'QRIS, virtual account, e-wallet, card or shop counter'
export const wayLost = (title: string) =>
  `${title} is not available for this amount. Please choose another way, or choose later on the payment page.`
export const waysFailed = 'The ways to pay could not be loaded. You can still choose one on the payment page.'
export const tryAgain = 'Try again'
export const accountFollows = 'Next we will show you our bank account and the exact amount to send.'
/** A reason without the title that stands above it. */
export const untitled = (reason: string, title: string) => reason.replace(`${title} accepts at`, 'At')
export const free = 'no fee'
export const fromFree = 'from no fee'
export const feeOf = (sum: string) => `fee ${sum}`
export const feeFrom = (sum: string) => `fee from ${sum}`
export const coverFee = (title: string, sum: string) =>
  `Add the ${title} fee of ${sum}, so that your gift arrives in full.`
export const coverSomeFee =
  'Add the transaction fee, so that your gift arrives in full. Please choose how to pay first.'
export const sumFor = (sum: string, purpose: string) => `${sum} for: ${purpose}`
export const yourGiftOnce = 'Your gift, once'
export const yourGiftMonthly = 'Your gift, every month'
export const noSum = 'Rp\u00a0–'
export const givenFor = 'For'
export const notChosen = 'not chosen yet'
export const gift = 'Gift'
export const feeOfWay = (title: string) => `${title} fee`
export const wayToPay = 'Payment'
export const bankTransfer = 'Bank transfer'
export const chosenLater = 'to be chosen later'
export const perMonth = ' a month'
export const purposeNotChosen = 'Purpose not chosen yet'
export const enterDetails = 'Enter your details'
export const choosePayment = 'Choose how to pay'
export const continueWith = (sum: string) => `Continue with ${sum}`
export const continuePaying = 'Continue to pay'
export const preparing = 'Preparing'
export const oneMoment = 'One moment'
export const continueToAccount = 'Show bank account'
export const continueToPayment = 'Continue to payment'
export const isLate =
  'The connection is slow. We are still waiting for an answer; please stay on this page. Pressing the button twice still makes only one gift.'
export const notPaidYet = 'You are not paying anything at this step yet.'
export const permitUntil = (number: string, day: string) => `Fundraising permit ${number}, valid until ${day}`
export const permit = (text: string) => `Fundraising permit ${text}`
export const report = 'Financial report'
export const audited = ', audited'
export const receiptByMail = 'A numbered receipt is sent by e-mail'
export const anyQuestion = 'Any questions?'
export const whatsapp = 'WhatsApp the secretariat'
export const noScript = 'Without JavaScript: bank transfer'
export const noScriptAccount =
  'The donation form needs JavaScript. With a bank account in Indonesia you can still send your gift to this account; please give your name and its purpose in the transfer reference. From abroad, please turn JavaScript on and pay by card, or write to us.'
export const noScriptNoAccount =
  'The donation form needs JavaScript, and no account number is given here yet. Please write to the secretariat, and we will tell you how you can give.'
export const manyOpen =
  'You have five gifts that are still waiting for payment. Please pay or cancel one of them first; what you entered below is kept.'
export const openMyGifts = 'Open my donations'
export const sentBefore =
  'A gift with these details has already been made. Send it again only if you wish to give once more.'
export const viewThatGift = 'View that gift'
