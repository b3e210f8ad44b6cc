export const receiptNumbered = (number: string) => `Receipt ${number}`
export const notFound = 'Receipt not found'
export const checkOfReceipt = 'Receipt check'
export const isValid = (site: string) => `This receipt was issued by ${site} and is valid.`
export const wasValid = (site: string) => `This receipt was issued by ${site}, but is no longer valid.`
export const receipt = 'Receipt'
export const date = 'Date'
export const refunded = 'Refunded'
export const validFor = 'Valid for'
export const voidSince = 'Void since'
export const code = 'Code'
export const provisionalBefore = 'Provisional until'
export const provisionalAfter = ': the bank can still reverse this payment.'
export const compare =
  'The donor’s name is not shown here. Please compare the number, the amount and the date with the receipt in your hands.'
export const valid = 'Valid'
export const voided = 'Void'
export const notFoundLead =
  'We do not know this code. Please check every letter and digit, or scan the QR code on the receipt.'
export const askSecretariat = 'Ask the secretariat'
export const toHome = 'To the home page'
