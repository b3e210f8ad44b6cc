export const lettersBroken = (line: number) =>
  `Some characters are broken, the first of them in row ${line}. Save it again as CSV UTF-8, then try once more.`
export const rowIsLonger = (count: number, width: number, separator: string) =>
  `This row has ${count} fields, more than the ${width} column names. Put quotation marks around what contains “${separator}”.`
export const quoteStaysOpen = (line: number) => `a quotation mark opened in row ${line} isn’t closed`
export const quoteMisplaced = (line: number) => `a quotation mark in row ${line} is out of place`
export const csvBroken = (what: string) =>
  `This file is no complete CSV: ${what}. Correct that row, or save it again as CSV UTF-8.`
export const columnMissing = (name: string) => `The first row has no such column: ${name}.`
export const columnsAlike = (one: string, other: string, meaning: string) =>
  `The columns “${one}” and “${other}” both mean ${meaning}. Delete one of them.`
