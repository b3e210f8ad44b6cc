export const receiptOf = (number: string) => `Receipt for goods ${number}`
export const received = 'Thank you. We have received the goods that you gave:'
export const number = 'Number'
export const thing = 'Goods'
export const quantity = 'Quantity'
export const target = 'Purpose'
export const receivedOn = 'Received'
export const isReceipt =
  'This e-mail is your receipt. If you need it on paper, reply to this e-mail and give its number.'
export const receiptVoid = (number: string) => `Receipt for goods ${number} has been cancelled`
export const notValid = (number: string) =>
  `Receipt for goods ${number} is no longer valid, because the entry was wrong.`
export const otherwise = 'If you think this is a mistake, reply to this e-mail and give the number.'
