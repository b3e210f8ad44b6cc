import * as words from './words.id.ts'

/** Translates what the API wrote in Indonesian about payments: titles, reasons and notes. */
export const said = (text: string): string => words.said(text)
