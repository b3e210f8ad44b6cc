export const cannotRefundSo = 'This gift can’t be refunded in that way.'
export const mostToRefund = (sum: string) => `At most ${sum} can be refunded.`
export const refundByBank =
  'This way of paying can’t refund by itself. Enter the account it goes to: bank, number and name.'
export const orderWaitsFor = (sums: string) =>
  `This order waits for ${sums}. Record another amount as a gift of its own.`
export const answerDoesNotFit =
  'The payment gateway’s answer doesn’t fit this gift (amount, currency, or its refunds are unclear). Check the transaction on the gateway’s portal.'
export const proofIsKnown = (order: string) => `The number of this proof is already recorded with ${order}.`
export const sumReceivedMissing = 'Enter the amount received.'
export const sourceMissing = 'Write how you know, for example the number of the bank’s entry.'
export const whyDeclined = 'Write why this transfer is declined.'
export const whyNameRemoved = 'Write why this name is removed.'
export const faultAndSourceMissing = 'Write what is wrong and how you know.'
export const sumRefundedMissing = 'Enter the amount refunded.'
export const whyRefunded = 'Write why this money is refunded.'
export const gatewayOrBank = 'Choose gateway or bank.'
export const accountMissing = 'Enter the account it goes to.'
export const proofOfSendingMissing = 'Enter the proof of sending, for example the number of the transfer.'
export const giverMissing = 'Enter the giver’s name, or NN.'
export const giverUnclear = 'Enter the full name, 3 to 100 letters, or NN if there is none.'
export const cashOrTransfer = 'Choose cash or transfer.'
export const proofNumberMissing = 'Enter the number of the proof.'
export const proofMissing = 'Enter the proof, for example who received it.'
export const fileTooLargeToSplit = 'The file is too large; split it into several.'
export const moneyIsGone =
  'The payment gateway states that this money is indeed no longer with us (refunded or disputed), so the entry is right and isn’t undone.'
export const refundIsKnown = 'The payment gateway has the same refund as our books, so nothing is undone.'
export const moneyIsUnknown =
  'The payment gateway knows of no money for this gift, so its refund can’t be undone. Check the transaction on the gateway’s portal.'
export const chooseStateOfRequest = 'Choose waiting, sending, refused or to_send.'
