export const rowIsUsed = 'This row has been used already.'
export const giftIsReceived = 'This gift has been received already.'
export const waitsForSecond = 'Waiting for a second person.'
export const rowWasDeclined =
  'This row was used before, then its request was declined or corrected. If the money is really there, confirm it from the gift’s page.'
export const severalWait = 'More than one gift waits for this amount on that day. Choose the right one.'
export const otherRowFits =
  'Another row of this file already matches this gift. The donor may have sent it twice.'
export const receivedPerhapsTwice =
  'This gift has been received already, and the donor may have sent it twice. Compare with the gift’s page.'
export const rowIsTwice = 'The same row stands twice in this file. The donor may have sent it twice.'
export const requestWaits = 'A request for this gift already waits for a second person.'
export const orderIsOver = 'The amount matches, but the order was cancelled or declined.'
export const dayIsOutside = 'The amount matches, but the day is outside the time in which this gift waits.'
export const sumWithoutCode = 'The amount equals this gift’s without its three-digit code.'
export const nothingWaits = 'No gift waits for this amount.'
export const noStatement =
  'This file is no bank statement: there is no row of column names with dates and amounts below it. Download the statement as CSV from internet banking, then choose that file.'
export const accountEndingIn = (end: string) => `the account ending in ${end}`
export const statementOfOther = (whose: string, bank: string, account: string) =>
  `This is the statement of ${whose}, but donors send to ${bank} ${account}. Choose the file of that account.`
export const checkFileFirst = 'Check the file first, and choose its columns.'
export const columnsChanged =
  'Since you checked, the meaning of this file’s columns was changed. Nothing has been confirmed yet: look at the new result, then confirm.'
export const wasDecidedMeanwhile =
  'Meanwhile this gift was confirmed, cancelled or decided by someone else. Nothing was changed.'
export const atMostRowsAMonth = (count: string) =>
  `At most ${count} rows. Download the statement month by month.`
export const noTransactions = 'There are no transactions below the row of column names.'
export const fileTooLargeForMonth = 'The file is too large. Download the statement for a shorter time.'
export const chooseColumn = 'Choose a column.'
export const chooseOtherColumns = 'Choose different columns for date, description, amount and CR/DB.'
export const nothingReadable = (line: number, reason: string) =>
  `With these columns no row can be read. Row ${line}: ${reason}`
export const sumIs = (reason: string) => `Amount: ${reason}`
export const dateIs = (reason: string) => `Date: ${reason}`
export const rowIsLonger =
  'This row is longer than the row of column names. Put quotation marks around what contains the column separator.'
export const directionUnclear = 'It isn’t clear whether this money came in or went out: there is no CR or DB.'
