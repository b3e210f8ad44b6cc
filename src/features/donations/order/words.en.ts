export const gift = 'Donation'
export const changeFailed = 'This change cannot be saved at the moment. Please check the state of your gift.'
export const waitingForTransfer = 'Waiting for your bank transfer'
export const transferExactly =
  'Please send exactly this amount, down to the last three digits: they tell us which gift is yours. Once we have matched it, we will e-mail you the receipt.'
export const transferCancelled =
  'If you have already sent the money, please do not send it again: write to the secretariat and enclose proof of the transfer. If not, there is nothing to pay.'
export const wayClosed = 'The way to pay that you chose is closed. Please choose again, or try another one.'
export const chooseBelow = (lead: string) => `${lead} If you have not chosen how to pay yet, continue below.`
export const connectionLost = 'The connection was lost. This is the last state we know of.'
export const checksItself = 'This page checks for your payment while it is open.'
export const checksEnded = 'We have stopped checking, to save your data.'
export const anyChange = 'Has anything changed? Check again at any time.'
export const checkAgain = 'Check again'
export const sumToSend = 'Amount to send'
export const lastDigitsBefore = 'The last three digits are the code of your gift. Please send it before'
export const copySum = 'Copy amount'
export const virtualAccountOf = (bank: string) => `${bank} virtual account number`
export const mandiriBill = 'Mandiri: choose “Bayar”, then “Multipayment”'
export const payAtShop = (shop: string) => `Pay at the ${shop} counter`
export const scanCode = 'Scan the QR code'
export const sum = 'Amount'
export const payBefore = 'Pay before'
export const copyAccount = 'Copy virtual account number'
export const showToCashier = 'Show this code to the cashier.'
export const copyPaymentCode = 'Copy payment code'
export const companyCode = 'Company code'
export const copyCompanyCode = 'Copy company code'
export const billKey = 'Payment code'
export const copyBillKey = 'Copy payment code'
export const scanHelp =
  'Open your bank or e-wallet app and scan this code. On the same phone: save the image and open it from the gallery within that app.'
export const codeToPay = 'QR code to pay for this gift'
export const giveAgain = 'Give again'
export const tryAgain = 'Try again'
export const toHome = 'To the home page'
export const cancelling = 'Cancelling'
export const cancelGift = 'Cancel this gift'
export const receiptNumber = 'Receipt number'
export const noLongerValid = 'No longer valid'
export const downloadReceipt = 'Download receipt (PDF)'
export const checkReceipt = 'View and check the receipt'
export const provisionalBefore = 'Provisional until'
export const provisionalAfter = ', as is usual for this way to pay. There is nothing you need to do.'
export const openingPayment = 'Opening the payment…'
export const openPaymentPage = 'Open the payment page'
export const continuePaying = 'Continue to pay'
export const linkEnded = 'This link has expired'
export const linkEndedLead =
  'The links in our e-mails work for one year, so that your data stays safe if somebody else reads the e-mail. We still have your gift and your receipt on record.'
export const needReceipt = 'Do you need the receipt again?'
export const writeToUsBefore =
  'Write to the secretariat from the e-mail address you used when giving, and quote order number'
export const writeToUsAfter = '. We will send the receipt to that address.'
export const or = 'Or'
export const createAccount = 'create an account'
export const createAccountAfter =
  'with the same e-mail address: all your gifts will be there, with their receipts. Already have an account? Just log in.'
export const copySubject = (number: string) => `Copy of receipt ${number}`
export const copyRequest = (number: string) =>
  `Please send me the receipt for my gift again, order number ${number}.`
export const askByMail = 'Ask by e-mail'
export const writeToSecretariat = 'Write to the secretariat'
export const login = 'Log in'
export const ourEmail = (email: string) => `Our e-mail: ${email}. You can also write`
export const byContactPage = 'through the contact page'
export const yourGift = 'Your gift'
export const transactionFee = 'Transaction fee'
export const gatewayFee = 'Payment provider’s fee'
export const onTopOfGift = (fee: string) => `${fee}, on top of the gift`
export const refunded = 'Refunded'
export const givenFor = 'For'
export const kind = 'Kind'
export const monthlyGift = 'Monthly gift, never taken automatically'
export const wayToPay = 'Payment'
export const from = 'From'
export const nameHidden = 'name hidden'
export const showName = 'Show name'
export const hideName = 'Hide name'
export const listOfDonors = 'List of donors'
export const oncePaid = 'once paid: '
export const removeMe = 'Remove me'
export const addMe = 'Add me'
export const removedByUs = 'removed by the secretariat'
export const notListed = 'not listed'
export const listedUnnamed = 'listed as “A donor”'
export const listed = 'listed on the campaign page'
export const createdAt = 'Made on'
export const deadline = 'Deadline'
export const paidAt = 'Paid on'
export const orderNumber = (number: string) => `Order number ${number}`
export const notLoaded = 'Your gift could not be loaded'
export const notShown = 'This gift cannot be shown'
export const notLost = 'Your gift is not lost. Please wait a moment, then try again.'
export const openElsewhere =
  'Please open it in the browser you used to give, through the link in our e-mail, or after logging in.'
export const checking = 'Checking'
export const toForm = 'To the donation form'
export const lookingForGift = 'Looking for your gift…'
export const wrongKey =
  'This key does not open this gift. Please copy it from the e-mail again; if you have since opened an account with the same address, log in instead.'
export const key = 'Key from the e-mail'
export const keyHelp = 'The row of letters and digits in our e-mail, below “copy this key”.'
export const openGift = 'Open gift'
export const newsFrom = (region: string) => `News from the ${region} region`
export const inviteFriends = 'Invite friends to give'
export const giveTo = (site: string) => `Give to ${site}`
export const whatNext = 'What happens next'
export const receiptSentBefore = (number: string, day: string) => `Receipt ${number} goes out on ${day} to`
export const reportedBefore = 'This gift is in our'
export const report = 'donation report'
export const reportedAfter = (day: string) => `from ${day}, without your name.`
export const campaignEnded = 'The campaign has ended.'
export const campaignRuns = (day: string) => `The campaign runs until ${day}.`
export const readNews = 'Read its news on the campaign page'
export const remindsMonthly =
  'Once a month, on the same date, we send you a reminder. Nothing is ever taken automatically.'
export const makeMonthly = 'Give monthly'
export const monthlyForRegion = (region: string) =>
  `As a campaign comes to an end, the monthly gift is for the ${region} region.`
export const monthlyForAll =
  'As a campaign comes to an end, the monthly gift is for where the need is greatest.'
export const monthlyOffer = (sum: string) =>
  `${sum} every month. You pay the first gift when you begin; after that we remind you once a month, and you can stop at any time.`
