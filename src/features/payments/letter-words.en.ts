export const simulation = 'This is a simulation: no money moves.'
export const copyKey = (key: string) => `If your browser does not run JavaScript, copy this key:\n${key}`
export const pasteKey = 'Then paste the key into this page:'
export const keyIsValid = 'This link and the key work for one year from the day of your gift.'
export const amount = 'Amount'
export const target = 'Purpose'
export const orderNumber = 'Order number'
export const virtualAccount = (bank: string) => `${bank} virtual account number`
export const billerCode = 'Company code'
export const billKey = 'Payment code'
export const storeCode = (store: string) => `Payment code at ${store}`
export const howToPay = {
  subject: 'How to pay for your donation',
  lead: 'Thank you. Your donation is waiting for its payment:',
  until: 'Pay no later than',
  button: 'See how to pay',
}
export const howToTransfer = {
  subject: 'How to send your donation',
  lead: 'Thank you. Online payment is not available at the moment, so please send your donation by bank transfer:',
  bank: 'Bank',
  account: 'Account number',
  holder: 'Account holder',
  sum: 'Amount to send',
  until: 'Send no later than',
  exactly:
    'Please send exactly this amount: its last digits tell us which donation you are paying for. The secretariat will match it, then send you a receipt.',
}
export const seeDonation = 'See your donation'
export const receiptOf = (number: string) => `Donation receipt (kuitansi) ${number}`
export const receiptAgain = (number: string) => `Receipt ${number} is valid again`
export const whyAgain = (number: string) =>
  `We had cancelled receipt ${number}. The money turned out to be there, so the receipt is valid again, under the same number.`
export const received =
  'We have received your donation. Thank you for strengthening what people here do together.'
export const receipt = 'Receipt (kuitansi)'
export const issued = 'Issued'
export const provisional = (until: string) =>
  `This receipt is provisional until ${until}: until then the bank may still take the payment back.`
export const anybodyChecks =
  'Anyone can check that it is genuine on this page, which does not mention your name:'
export const paperIsThere = 'The receipt to keep or print (PDF) is on the page of your donation:'
export const receiptVoid = (number: string) => `Receipt ${number} is no longer valid`
export const ourMistake = (number: string) =>
  `We recorded this donation as received by mistake, and we are sorry. We have cancelled receipt ${number}, and its number will not be used again.`
export const moneyWentBack = (number: string) =>
  `The payment of this donation was withdrawn or refunded, so receipt ${number} is no longer valid. Its number will not be used again.`
export const sentAlready =
  'If you have already sent the money, please write to the secretariat and enclose the proof of payment.'
export const notAskedBack =
  'If you did not ask for a refund, please ask your bank, or write to the secretariat.'
export const partRefunded = {
  subject: 'Part of your donation has been refunded',
  lead: 'We have refunded part of your donation. It may take a few days to appear in your account.',
  sum: 'Refunded so far',
  restIsValid:
    'The receipt remains valid for the rest; the page where receipts are checked says how much was refunded.',
}
export const notRefunded = {
  subject: 'Your donation has not been reduced after all',
  lead: 'We wrote to you that part of your donation had been refunded. That was wrong, and we are sorry: the money is still with us.',
  sum: 'Counted again',
  isValid: 'The receipt remains valid under the same number.',
}
export const notFound = {
  subject: 'We have not found your transfer',
  lead: 'We could not find a transfer for this donation in our account, so we have closed the order.',
  sendNoMore:
    'If you have already sent it, please do not send it again. Write to the secretariat with the proof of transfer; the donation can still be recorded.',
}
