import { plural } from '#src/ui/plural.ts'

export const importGifts = 'Import gifts'
export const importLead =
  'The list is checked first, without changing anything. You may send the same list again: rows whose reference number is already recorded are skipped.'
export const oneRowHolds = 'One row holds the column names:'
export const thenIfAny = ', then if available'
export const columnsHelp =
  '. The purpose is written as umum (where the need is greatest), region: name, lembaga: name (an institution) or kampanye: name (a campaign). The method is written as tunai (cash) or transfer.'
export const enterGifts = (rows: number) =>
  `Enter ${rows} ${plural('en', rows, { one: 'gift', other: 'gifts' })}`
export const entering = 'Entering'
export const result = 'Result'
export const rowsWrong = (count: number) =>
  `${count} ${plural('en', count, { one: 'row is', other: 'rows are' })} wrong. Correct the list, then check it again; nothing has been entered yet.`
export const wouldEnter = (fresh: number, sum: string, known: number) =>
  `${fresh} new ${plural('en', fresh, { one: 'gift', other: 'gifts' })}, ${sum}; ${known} already recorded. Nothing has been entered yet.`
export const haveEntered = (fresh: number, sum: string, known: number) =>
  `${fresh} ${plural('en', fresh, { one: 'gift', other: 'gifts' })} entered, ${sum}; ${known} already recorded.`
export const rowsOfList = 'Rows of the list'
export const row = 'Row'
export const donor = 'Donor'
export const reference = 'Reference'
export const amount = 'Amount'
export const alreadyRecorded = 'already recorded'
export const willWait = 'will wait for a second person'
export const waits = 'waiting for a second person'
export const requiredColumns = 'tanggal,nama,jumlah,cara,bukti'
export const optionalColumns = 'email,telepon,tujuan,tanpa_nama,catatan'
