export const notFound = 'There is no such payment'
export const startAgain = 'Please begin again from the giving page.'
export const simulation = 'Simulation'
export const noMoneyMoves = 'No money moves on this page.'
export const payment = 'Payment'
export const close = 'Close'
export const backToSite = 'Back to the site'

/** Title and lead of the page, by the state of the payment. */
export const headings: Record<string, [title: string, lead: string]> = {
  created: ['Choose how to pay', 'Every method here is only an example.'],
  pending: ['Waiting for the payment', 'Press a button to decide what happens.'],
  settlement: ['Payment received', 'The site is being told.'],
  capture: ['Payment received', 'The card has been charged.'],
  deny: ['Payment refused', 'The bank refused this payment. You can try another way.'],
  expire: ['The time to pay is over', 'Please begin again from the giving page.'],
  review: ['Payment under review', 'The bank holds this payment back to check it.'],
  reversed: ['Payment taken back', 'The bank has taken this payment back.'],
}
export const otherwise: [title: string, lead: string] = [
  'Payment finished',
  'There is nothing more to do here.',
]

export const pay = 'Pay'
export const deny = 'Refuse'
export const expire = 'Let it expire'
export const takeBack = 'The bank takes it back'
export const holdForReview = 'Hold for review'
export const settle = 'Settle the payment'

export const way = 'Method'
export const payBefore = 'Pay before'
export const qrCode = 'Simulated QR code'
export const accountNumber = 'Virtual account number'
export const companyCode = 'Company code'
export const billNumber = 'Bill number'
export const paymentCode = 'Payment code'
export const card = 'Card'
/** Names of payment methods that are no proper names. */
export const ways: Record<string, string> = { credit_card: 'Credit or debit card' }
