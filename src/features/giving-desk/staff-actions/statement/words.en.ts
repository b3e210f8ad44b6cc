import { plural } from '#src/ui/plural.ts'

export const matchStatement = 'Match a bank statement'
export const matchLead =
  'Rows that fit exactly one gift (amount, three code digits and day) are confirmed together. The others are listed with the reason. You may send the same file again: no row is ever used twice.'
export const banksKnown =
  'CSV statements from the internet banking of BCA, Mandiri, BRI or BNI are recognised at once; for other banks you choose the columns once.'
export const fileNotKept = 'This file is not stored.'
export const whatIsKept =
  'All that is recorded is the date, amount and fingerprint of the rows used; we do not keep other people’s transfers.'
export const confirmGifts = (rows: number) =>
  `Confirm ${rows} ${plural('en', rows, { one: 'gift', other: 'gifts' })}`
export const confirming = 'Confirming'
export const dateColumn = 'Date column'
export const descriptionColumn = 'Description column'
export const amountColumn = 'Column of amounts received'
export const signColumn = 'CR or DB column'
export const columnNumber = (place: number) => `Column ${place}`
export const none = 'None'
export const checking = 'Checking'
export const useColumns = 'Use these columns'
export const signHelp =
  'Choose “None” if the amount column holds only money received, or marks money going out with a minus or DB.'
export const columns = 'Columns'
export const layoutUnknown =
  'These columns are not known yet. Choose them once; your choice is used again for the next files. Nothing has been confirmed yet.'
export const matching = 'Matching'
export const done = 'Done'
export const needsLook = 'Needs a look'
export const usedBefore = 'Used before'
export const result = 'Result'
export const readAs = (bank: string) => `Read as a statement from ${bank}`
export const columnsRead = 'Columns read'
export const columnsNamed = (date: string, description: string, amount: string) =>
  `Date ${date}, description ${description}, amount ${amount}`
export const signNamed = (sign: string) => `, CR or DB ${sign}`
export const ifWrong = '. If this is wrong, choose other columns.'
export const rowsUnclear = (count: number) =>
  `${count} ${plural('en', count, { one: 'row needs', other: 'rows need' })} to be looked at one by one.`
export const rowsKnown = (count: number) =>
  `${count} ${plural('en', count, { one: 'row has', other: 'rows have' })} been used before, or the gift has already been received.`
export const giftsMatch = (count: number, sum: string) =>
  `${count} ${plural('en', count, { one: 'gift matches', other: 'gifts match' })}, ${sum}.`
export const noMatch = 'No gifts match.'
export const willWaitForSecond = (count: number) =>
  `${count} of them will wait for a second person: they exceed what one person may decide in a day.`
export const willApprove = (count: number) =>
  `You will approve ${count} ${plural('en', count, { one: 'request', other: 'requests' })} of colleagues.`
export const nothingConfirmed = 'Nothing has been confirmed yet.'
export const giftsConfirmed = (count: number) =>
  `${count} ${plural('en', count, { one: 'gift', other: 'gifts' })} confirmed.`
export const someWait = (count: number) => `${count} waiting for a second person.`
export const moneyOut = 'money going out'
export const notBooked = 'not booked by the bank yet'
export const withSen = 'amounts with sen, such as interest'
export const noTransaction = 'no transaction, such as a balance'
export const writtenTwice = 'written twice'
export const skipped = (rows: string) => `Skipped: ${rows}.`
export const rowsOf = (count: number, kind: string) =>
  `${count} ${plural('en', count, { one: 'row', other: 'rows' })}: ${kind}`
export const inFileOrder = (title: string) => `${title}, in the order of the file`
export const row = 'Row'
export const rowNumber = (line: number) => `row ${line}`
export const date = 'Date'
export const gift = 'Gift'
export const amount = 'Amount'
export const moreRows = (count: number) =>
  `There are ${count} more ${plural('en', count, { one: 'row', other: 'rows' })}. Download a statement for a shorter period to see all of them.`
export const willWait = 'will wait for a second person'
export const colleaguesRequest = 'a colleague’s request, which you will approve'
export const confirmed = 'confirmed'
export const waits = 'waiting for a second person'
export const approved = 'approved, and confirmed'
export const enterGift = 'Enter a gift'
