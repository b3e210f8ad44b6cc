import * as words from './words.id.ts'

/** What the API wrote in Indonesian about payments, in the language of the page: titles, reasons and notes. */
export const said = (text: string): string => words.said(text)
