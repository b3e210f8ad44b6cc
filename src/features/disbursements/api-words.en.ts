export const entryIsSimulated =
  'This entry was made while payments were simulated: no money was sent, so it can’t be approved. Please decline it.'
export const siteSimulates =
  'The site is simulating payments. Entries of real money can be approved once the simulation has ended.'
export const noSuchDocument = 'This document doesn’t exist.'
export const hasProof = 'This payment has its proof already. What is recorded isn’t replaced.'
export const documentNumber = (id: number) => `Document number ${id}`
export const sumMissing = 'Enter the amount passed on.'
export const recipientMissing = 'Enter the name of the recipient.'
export const chooseRecipient = 'Choose the institution that receives it, or enter another recipient’s name.'
export const purposeMissing = 'Write what this money is for.'
export const firstGiftIsLater = (day: string) =>
  `The first gift for this purpose came in on ${day}. Please check the year.`
export const leftForTarget = (sum: string) =>
  `Of the gifts for this purpose ${sum} is left. Enter that amount or less.`
export const nothingLeft =
  'Nothing is left of the gifts for this purpose. Choose another purpose, or wait for the next gift.'
