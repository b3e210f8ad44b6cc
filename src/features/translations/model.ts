import type { TranslatedName } from '#src/platform/database/translated.ts'

/** How a text is written: in one line, in several, or with the editor; a file is uploaded. */
export type FieldForm = 'line' | 'text' | 'html' | 'file'

/** Everything that can be translated, in the order of the desk. */
export const translationNames = [
  'page',
  'news',
  'event',
  'blog',
  'campaign',
  'mailing',
  'download',
  'faq',
  'region',
  'participant',
  'team',
  'news_category',
  'blog_theme',
  'download_category',
  'settings',
] as const satisfies readonly TranslatedName[]

/**
 * `missing`: without a translation; `machine`: to be confirmed; `review`: sent to the secretariat; `changed`: the
 * original says something else since; `returned`: to be mended.
 */
export const translationStates = [
  'missing',
  'machine',
  'review',
  'changed',
  'returned',
  'draft',
  'published',
] as const
export const reviewActs = ['send', 'take_back', 'return'] as const
export type TranslationState = (typeof translationStates)[number]

/** Most letters of a text, the HTML's tags among them. */
export const maxOf = (form: FieldForm): number => ({ line: 300, text: 2_000, html: 100_000, file: 100 })[form]
