import { plural } from '#src/ui/plural.ts'
import type { TranslationState } from '../model.ts'

export const translations = 'Translations'
export const lead =
  'What readers see on the site, and the state of its translation. Each language is published by itself.'
export const noun = 'texts'
export const titleOrNumber = 'Title or number'
export const caption = 'What the site holds, by kind, with the state of its translation'
export const nothing = 'Readers don’t see anything of this kind yet.'
export const notOffered =
  'This language is not open to readers now. Translations are kept, and you can go on translating; open the language in the settings when you are ready.'
export const kind = 'Kind'
export const state = 'State'
export const language = 'Language'
export const original = 'Original'
export const states: Record<TranslationState, string> = {
  missing: 'Missing',
  changed: 'Original changed',
  review: 'Waiting for review',
  returned: 'To be revised',
  machine: 'Machine suggestion',
  draft: 'Draft',
  published: 'Published',
}
export const kinds = {
  page: 'Pages',
  news: 'News',
  event: 'Events',
  blog: 'Blog',
  campaign: 'Campaigns',
  mailing: 'Newsletters',
  download: 'Downloads',
  faq: 'Questions and answers',
  region: 'Regions',
  participant: 'Institutions',
  team: 'Team',
  news_category: 'News categories',
  blog_theme: 'Blog themes',
  download_category: 'Download categories',
  settings: 'Settings and menus',
}

export const translationOf = (title: string) => `Translation: ${title}`
export const originalOf = (label: string) => `Original: ${label.toLowerCase()}`
export const inLanguage = (label: string, language: string) => `${label} (${language})`
export const empty = 'empty'
export const saidBefore = 'What it said when it was translated'
export const originalChanged =
  'The original has changed since it was translated. What is new has a stripe beside it. Adapt the translation, or say that it still fits.'
export const byMachine = 'A machine suggested this. It can’t be published before somebody has checked it.'
export const machineAway =
  'The translation machine isn’t answering. Nothing you wrote is lost. Try again in a moment.'
export const publishedWithChanges = 'Published, with changes'
export const savedInReview = 'Saved. This newest text is the one under review.'
export const confirmedBeside =
  'Noted: it still fits the original. Your changes are saved too; readers still see the translation that is published.'
export const scheduledFor = (moment: string) => `The translation will be published on ${moment}.`
export const savedScheduled = (moment: string) => `Saved. This new text will be published on ${moment}.`
export const isScheduled = 'Scheduled'
export const isTakenDown = 'Taken down'
export const originalIsEmpty =
  'The original is still empty: there is nothing to translate yet. Please write the original first.'
export const stillSame = (count: number) =>
  plural('en', count, {
    one: 'One part of the text is the same as in the original and has not been translated:',
    other: `${count} parts of the text are the same as in the original and have not been translated, for example:`,
  })
export const originalGone =
  'The original has been deleted, so its translation can’t be saved. What you wrote is still here: copy it if you need it.'
export const savedBeside = 'Changes saved. Readers still see the translation that is published.'
export const openOriginal = 'Open the original'
export const saved = 'Saved.'
export const done: Record<string, string> = {
  save: 'Draft saved. Readers don’t see it yet.',
  publish: 'The translation is published.',
  schedule: 'The translation is scheduled.',
  withdraw: 'The translation is a draft again.',
  unpublish: 'Readers no longer see the translation.',
  confirm: 'Noted: this translation still fits the original.',
  copy: 'The text of the original has been copied. Write your translation over it; what you had written is still above it.',
  send: 'Sent. The secretariat reviews it, then publishes it.',
  take_back: 'Taken back. This translation waits for review no more.',
  return: 'Returned. The translator gets a letter with your note.',
  suggest: 'The machine’s suggestion is filled in. Check it, then save.',
}
export const useOriginalFile = 'Use the original file only'
export const fileHelp =
  'May stay empty: readers then get the original file, with a note on its language. Choosing another file replaces this one.'
export const saveDraft = 'Save draft'
export const saving = 'Saving'
export const publish = 'Save and publish'
export const publishing = 'Publishing'
export const publishNow = 'Publish now'
export const publishAgain = 'Save and publish again'
export const schedule = 'Save and schedule'
export const reschedule = 'Change the schedule'
export const withdraw = 'Cancel the schedule'
export const makeDraft = 'Make it a draft'
export const unpublish = 'Unpublish'
export const stillRight = 'Still fits'
export const copyOriginal = 'Start from the original text'
export const suggest = 'Ask the machine'
export const suggesting = 'Translating'
export const address = 'Address on the site'
export const addressHelp =
  'The end of its address in this language. Left empty, it is made from the title on publication.'
export const publishAt = 'Time of publication (WIB)'
export const publishAtHelp = 'For scheduling. The translation is published by itself at that minute.'
export const confirm = 'I have checked it'
export const confirmHelp = 'Tick this once you have read everything, then save or publish.'
export const read = 'See it on the site'
export const versions = 'Versions'
export const by = 'by'
export const isRead = 'read by people'
export const isCurrent = 'current text'
export const paragraphs = (original: number, translated: number) =>
  `The original has ${original} parts, the translation ${translated}.`
export const earlierVersion = (moment: string) =>
  `This is the version of ${moment}. Save it to use it again. The present one stays in the list.`
export const somebody = 'Somebody'
export const waitsSince = (name: string, moment: string) =>
  `${name} sent this translation for review on ${moment}.`
export const cameBack = 'The secretariat returned this translation with a note:'
export const scheduledAlready =
  'This translation is scheduled already. To change it, ask the secretariat to cancel the schedule first.'
export const send = 'Save and send for review'
export const sending = 'Sending'
export const takeBack = 'Take back'
export const returnIt = 'Return it'
export const note = 'Note for the translator'
export const noteHelp = 'Needed if you return it. The translator gets a letter.'
export const openVersion = 'Open this version'
