import { plural } from './plural.ts'

export const writtenIn = (language: string) => `in ${language}`
export const home = 'Home'
export const aboutUs = 'About us'
export const aboutNetwork = 'About the network'
export const whereYouAre = 'Breadcrumb'
export const updatedOn = ', updated'
export const minutesToRead = (minutes: number) => `${minutes}\u00a0min\u00a0read`
export const waysToGive = 'See ways to give'
export const register = 'Register'
export const login = 'Log in'
export const fewWithoutScript =
  'Without JavaScript, only three submissions an hour can be accepted here from one network. To send more, turn JavaScript on'
export const noneWithoutScript =
  'This form needs JavaScript, to make sure that its sender is not a robot. Please turn JavaScript on in your browser'
export const orContactSecretariat = ', or contact the secretariat: '
export const tryAgain = 'Try again'
export const by = 'By'
export const copied = 'Copied'
export const pageNotFound = 'This page could not be found'
export const notFound = (text: string) => `404 Not Found. ${text}`
export const searchSite = 'Search the site'
export const wentWrong = 'Sorry, something went wrong'
export const apology = 'We apologise for the inconvenience. Please try again later.'
export const checkAndReload = 'Check your connection, then reload the page. '
export const giftIsKept = 'Any donation already paid is safely recorded.'
export const codeBefore = 'If you contact us, please mention the code'
export const codeAfter = '.'
export const reload = 'Reload'
export const homePage = 'Home page'
export const checkAndRetry = 'Check your connection, then try again.'
export const followByRss = 'Follow by RSS'
export const inYear = (label: string, year: number) => `${label} in ${year}`
export const inputIsBack = 'What you wrote is still here. Look it over, then send it again.'
export const inputIsUnsent =
  'The form has not been sent, and nothing is lost. Check your connection, then send it again.'
export const tooOften = 'Too many attempts. Please try again later.'
export const tooOftenMinutes = (minutes: number) =>
  `Too many attempts. Please try again in ${minutes} ${plural('en', minutes, { one: 'minute', other: 'minutes' })}.`
export const tooOftenHours = (hours: number) =>
  `Too many attempts. Please try again in ${hours} ${plural('en', hours, { one: 'hour', other: 'hours' })}.`
export const proofBefore = 'To keep your account safe, please first confirm that this is you.'
export const proofLink = 'Confirm now, in a new tab'
export const proofAfter =
  '. What you filled in stays on this page: afterwards come back here and send it again.'
export const fieldsToCheck = (count: number) =>
  `${count} ${plural('en', count, { one: 'field needs', other: 'fields need' })} another look`
/** @param noun of the rows, in lower case and the plural */
export const notLoaded = (noun: string) => `${noun[0]!.toUpperCase()}${noun.slice(1)} could not be loaded`
export const searchIsKept = 'Your search words are kept.'
export const linkFromMail = 'Link from the e-mail'
export const linkFromMailHelp = 'Copy the whole address of the link from the e-mail here.'
export const otherSite = '(another site)'
export const name = 'Name'
export const email = 'E-mail'
export const emailExample = 'name@example.org'
export const message = 'Message'
export const sending = 'Sending'
export const sendMessage = 'Send message'
export const noneAbout = (noun: string, q: string) => `No ${noun} about “${q}” yet`
export const clearSearch = 'Clear search'
export const tryCommonWord = (noun: string) => `Try a more common word, or see all ${noun}.`
export const noneHere = (noun: string) => `No ${noun} here yet`
export const firstToCome = 'What is translated will appear here. There may be more in another language:'
export const noneOnPage = (noun: string) => `No ${noun} on this page`
export const toFirstPage = 'Go to the first page'
export const newestOnFirstPage = 'The latest are always on the first page.'
export const pages = 'Pages'
/** @param total formatted @param noun of the rows, in lower case and the plural */
export const totalAndPage = (total: string, noun: string, page: number, lastPage: number) =>
  `${noun[0]!.toUpperCase()}${noun.slice(1)}: ${total}. Page ${page} of ${lastPage}`
export const pageNumber = (page: number) => `Page ${page}`
export const previous = 'Previous'
export const next = 'Next'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const showPassword = (label: string) => `Show ${label.toLowerCase()}`
export const search = 'Search'
export const share = 'Share'
export const whatsApp = 'WhatsApp'
export const facebook = 'Facebook'
export const print = 'Print'
export const copyLink = 'Copy link'
export const loading = 'Loading'
export const table = 'Table'
export const appearance = 'Appearance'
export const themes = { system: 'Match device', light: 'Light', dark: 'Dark' }
export const leaveUnsaved = 'Leave without saving?'
export const changesAreLost = 'Your changes on this page have not been saved and will be lost.'
export const stay = 'Stay here'
export const leave = 'Leave'
export const donateTitle = 'Weave with us, from as little as fifty thousand rupiah.'
export const donateText =
  'Your gift strengthens institutions that work alongside their communities: safe houses, inclusive classrooms, clean water and emergency response in every region.'
export const joinTitle = 'Add your thread'
export const joinText =
  'With an account you can download resources for members, ask questions in the forum and send news from the field. Registering is free.'
export const registerLabel = 'Join the network, and share news from the place where you work.'
export const loginLabel = 'Welcome back.'
export const invitationLabel = 'One more thread in the weave.'
export const missingText = 'The thread breaks here: this address does not exist, or the page has moved.'
export const disconnected = 'Connection lost'
/** Zone of every moment that the site names without a place. */
export const zone = 'WIB (UTC+7)'
