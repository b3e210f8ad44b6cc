/** Why a file or a day in it is not read. */
export const excelWorkbook =
  'This is an Excel workbook or an archive, not CSV. Save it again as “CSV UTF-8”, then try once more.'
export const oldExcelWorkbook =
  'This is an old Excel workbook, not CSV. Save it again as “CSV UTF-8”, then try once more.'
export const pdf = 'This is a PDF, not CSV. Save it again as “CSV UTF-8”, then try once more.'
export const utf32 = 'The encoding UTF-32 can’t be read. Save it again as “CSV UTF-8”, then try once more.'
export const unknownEncoding =
  'The encoding of this file is not known. Save it again as “CSV UTF-8”, then try once more.'
export const dayUnclear = 'Write the date, for example 20/11/2026 or 20 November 2026.'
export const dayIsNumber =
  'This is a number, not a date. Format its column as a date in the spreadsheet, then save it again.'
export const monthFirst = 'Write the day before the month, for example 20/11/2026.'
export const noSuchDay = 'The calendar has no such day.'
