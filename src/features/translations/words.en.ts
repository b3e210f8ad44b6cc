export const pages = 'Pages'
export const news = 'News'
export const events = 'Events'
export const blog = 'Blog'
export const campaigns = 'Campaigns'
export const downloads = 'Downloads'
export const mailings = 'Newsletters'
export const faq = 'Questions and answers'
export const regions = 'Regions'
export const participants = 'Institutions'
export const team = 'Team'
export const newsCategories = 'News categories'
export const blogThemes = 'Blog themes'
export const downloadCategories = 'Download categories'
export const settings = 'Settings and menus'

/** Labels of texts by their names on the wire. */
export const labels: Record<string, string> = {
  title: 'Title',
  excerpt: 'Summary',
  content: 'Text',
  file: 'File',
  image_alt: 'Description of the picture',
  place: 'Place',
  address: 'Address of the place',
  question: 'Question',
  category: 'Group',
  description_1: 'Summary',
  about: 'About',
  lead: 'Opening sentence',
  site_name: 'Name of the site',
  short_name: 'Short name',
  vision: 'Vision',
  mission: 'Mission',
  hero_title: 'Title of the home page',
  hero_text: 'Sentence of the home page',
  result_text: 'Result on the home page',
  office_hours: 'Office hours',
  tax_list: 'Note on tax',
  giving_permit: 'Permit for collecting gifts',
}
export const menuLabel = (label: string) => `Menu: ${label}`

export const chooseLanguage = 'Choose the language.'
export const chooseKind = 'Choose the kind of content.'
export const chooseState = 'Choose one of the states, or leave it empty.'
export const chooseStatus = 'Choose draft, scheduled, published or archived.'
export const chooseYesOrNo = 'Choose yes or no.'
export const reload = 'Please reload this page.'
export const writeText = 'Write the text.'
export const tooLong = 'At most 100,000 characters, including the formatting.'
export const longest = (count: number) => `At most ${count.toLocaleString('en-GB')} letters.`
export const unknownText = 'The original has no such part. Please reload this page.'
export const picturesOfOriginal = 'Use the pictures of the original only.'
export const translateThis = (label: string) => `Translate “${label}” first, then publish.`
export const confirmFirst = 'A machine suggested this. Read it, then tick that you have checked it.'
export const slugTaken = 'This address is, or was, used by another text. Choose another one.'
export const chooseMoment = 'Choose the day and time of publication.'
export const momentPassed = 'This time has passed. Choose one in the future.'
export const writeMoment = 'Write date, time and zone, for example 2026-12-01T08:00:00+07:00.'
export const sameAsOriginal = (label: string) =>
  `“${label}” is still the same as the original. Translate it first, then publish.`
export const chooseReview = 'Choose send, take back or return.'
export const oneAtATime = 'Choose one: a step of the review, or a state of publication.'
export const writeNote = 'Write what to revise.'
export const scheduledAlready =
  'This translation is scheduled already. Ask the secretariat to cancel the schedule first.'
export const addressIsRead = 'Readers know this address. Only the secretariat can change it.'
export const originalIsEmpty = 'The original is still empty. Please write the original first.'
