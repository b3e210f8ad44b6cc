import { plural } from '#src/ui/plural.ts'

export const here = 'On this device'
export const onServer = 'On the server'
export const readBoth = 'Read both'
export const readThatText = 'Read that text'
export const savedNowhere = 'Not saved anywhere yet'
export const savedHere = (time: string) => `Saved on this device at ${time}`
export const selected = (count: number) => `${count} selected`
export const selectedWithoutScript = 'Selected:'
export const action = 'Action'
export const allDone = (label: string, done: number, _noun: string) => `${label}: ${done} done.`
export const someDone = (label: string, done: number, _noun: string, failed: number) =>
  `${label}: ${done} done, ${failed} not.`
export const rowNumber = (id: number | string) => `Number ${id}`
export const keepAsIs = 'Keep as it is'
export const yes = 'yes'
export const no = 'no'
export const filterList = 'Filter the list'
export const search = 'Search'
export const filter = 'Filter'
export const clearFilters = 'Clear filters'
export const andMore = 'and more'
export const all = 'All'
export const save = 'Save'
export const saving = 'Saving'
export const changedMeanwhile =
  'Somebody else saved changes while this page was open. What you entered is not lost.'
export const storedIsBelow = 'Below each field that differs you see what is stored now. '
export const yoursWillCount = 'If you save again, your version replaces it.'
export const columns = 'Columns'
export const shownColumns = 'Columns to show'
export const show = 'Show'
export const filtersAreKept = 'Your filters are kept.'
export const endOfList = 'This is past the end of the list'
export const toFirstPage = 'Go to the first page'
export const noneOnPage = (noun: string) => `There are no ${noun} on this page.`
export const none = (noun: string) => `No ${noun}`
export const noneFits = (noun: string) => `No matching ${noun}`
export const tryWider = 'Try fewer filters, or other words.'
export const move = 'move'
export const open = 'open'
export const pick = 'select'
export const find = 'search'
export const pickRow = (name: string) => `Select ${name}`
export const pickAll = 'Select all on this page'
export const editorKeys = 'Alt+F10 takes you to the toolbar, Esc back to the text.'
export const personExample = 'Name, e-mail or number'
export const participantExample = 'Name of the institution'
export const questionExample = 'Words from the question'
export const eventExample = 'Title of the event'
export const giftExample = 'Donor’s name, order number or receipt'
export const arrowHint = 'Press the down arrow to choose.'
export const finding = 'Searching…'
export const searchFailed =
  'The search cannot be reached. What you wrote will be looked up when you send the form.'
export const noMatch = (text: string) => `Nothing matches “${text}”.`
export const moreMatch = (count: number) => `More than ${count} match; write a little more.`
export const matches = (count: number) =>
  `${count} ${plural('en', count, { one: 'match', other: 'matches' })}.`
export const whichOne = 'Which one?'
export const noneOfThem = 'None of these: search again with the words above'
export const writeLetters = (shortest: 2 | 3) =>
  `Write at least ${{ 2: 'two', 3: 'three' }[shortest]} letters.`
export const searchUnanswered = 'The search is not answering at the moment. Try again shortly.'
export const tryShorter = (text: string) => `Nothing matches “${text}”. Try a shorter word.`
export const pickOrWriteMore = (count: number) =>
  `More than ${count} match. Choose one below, or write a little more.`
export const pickBelow = 'Choose the one you mean below.'
export const tooLarge = 'This file is too large. Split it, then send the parts one by one.'
export const checking = 'Checking'
export const checkList = 'Check the list'
export const csvFile = 'CSV file'
export const listContent = 'Content of the list'
export const result = 'Result'
export const linesSkipped = (count: number) =>
  ` ${count} ${plural('en', count, { one: 'line with a mistake was', other: 'lines with mistakes were' })} skipped; correct ${plural('en', count, { one: 'it', other: 'them' })}, then send the list again.`
export const linesCaption = 'Lines of the list, those with mistakes first'
export const line = 'Line'
export const jakartaTime = (time: string) => `${time} WIB`
export const now = (label: string) => `${label} now`
export const nowIs = (label: string, text: string) => `${label} now: ${text || 'empty'}`
export const sendAsMailing = 'Send as a newsletter'
export const translate = 'Translate'
