import { plural } from '#src/ui/plural.ts'

const letters = (count: number) => plural('en', count, { one: 'letter', other: 'letters' })

export const unfit = 'This doesn’t fit yet. Please check it.'
export const unstorable = 'There is a character that can’t be stored. Please write this part again.'
export const missing = 'Please fill in this part.'
export const unknownField = 'This field is not known.'
export const chooseOneAvailable = 'Choose one of those available.'
export const unfitForm = 'This isn’t in the right form yet. Please check it.'
export const fillWith = (value: string) => `Enter ${value}.`
export const chooseOneOf = (values: string) => `Choose one of: ${values}.`
export const multipleOf = (divisor: string) => `Enter a multiple of ${divisor}.`
export const atLeastLetters = (count: number) => `At least ${count} ${letters(count)}.`
export const atMostLetters = (count: number) => `At most ${count} ${letters(count)}.`
export const chooseAtLeast = (count: number) => `Choose at least ${count}.`
export const atMostItems = (count: number) => `At most ${count}.`
export const atLeast = (number: string) => `At least ${number}.`
export const above = (number: string) => `Enter a number above ${number}.`
export const atMost = (number: string) => `At most ${number}.`
export const below = (number: string) => `Enter a number below ${number}.`
export const tooDeep = 'This content has too many levels.'
export const noJson = 'This content is not complete JSON.'
export const noUtf8 = 'This content is not UTF-8 text.'

export const types: Record<string, string> = {
  string: 'Write this as text.',
  number: 'Write the number alone, for example 12.',
  int: 'Write a whole number, for example 12.',
  boolean: 'Choose yes or no.',
  array: 'Send this as a list.',
  object: 'Send this as a group of fields.',
  record: 'Send this as a group of fields.',
  date: 'Write the date, for example 2026-11-20.',
}
export const formats: Record<string, string> = {
  email: 'Write the whole e-mail address, for example name@example.org.',
  url: 'Write the whole address, for example https://example.org.',
  date: 'Write a date that exists, for example 2026-11-20.',
  datetime: 'Write date and time, for example 2026-11-20T08:00:00+07:00.',
  time: 'Write the time, for example 08:00.',
  uuid: 'This code is not complete. Reload the page and try again.',
  uuidv4: 'This code is not complete. Reload the page and try again.',
}
export const mayNot = 'You may not do this with that row.'
export const rowGone = 'This row no longer exists.'
export const rowChanged = 'Its state has changed. Please reload this list.'
export const cannotNow = 'This can’t be done now.'
export const formIncomplete = 'The form arrived incomplete. Please send it again.'
export const csvOrXlsx = 'Choose csv or xlsx.'
