import { plural } from '#src/ui/plural.ts'

export const perMonth = 'Your gifts received each month'
export const month = 'Month'
export const received = 'Received'
export const perYear = 'Your gifts received each year'
export const year = 'Year'
const gifts = (count: number) => `${count} ${plural('en', count, { one: 'gift', other: 'gifts' })}`
export const receivedIn = (year: string, count: number) => `received from you in ${year}, ${gifts(count)}`
export const receivedInAll = (count: number) => `received from you, ${gifts(count)}`
export const ofWhichRefunded = (sum: string) => `; ${sum} refunded`
export const statements = 'Yearly summary of receipts (PDF):'
export const downloadStatement = (year: number) => `Download the summary of receipts for ${year} as PDF`
export const all = 'All'
export const state = 'State'
export const show = 'Show'
export const newestFirst = 'Your gifts, newest first'
export const date = 'Date'
export const givenFor = 'For'
export const receipt = 'Receipt'
export const amount = 'Amount'
export const monthlyGift = 'monthly gift'
export const unnamed = 'without your name'
export const refunded = (sum: string) => `${sum} refunded`
export const isVoid = ' (void)'
export const downloadReceipt = (number: string) => `Download receipt ${number} as PDF`
export const pdf = 'PDF'
export const continuePaying = 'Continue to pay'
export const noReceipt = 'none yet'
