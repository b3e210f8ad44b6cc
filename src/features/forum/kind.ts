import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

/** Forum questions, and the FAQ of the secretariat. */
export const questionKind = {
  kind: 'question',
  table: 'questions',
  titleColumn: 'question',
  tag: 'questions',
  live: 'not deleted',
  call: 'question',
  noun: words.questionNoun,
  isAboutPeople: true,
  images: [],
  desk: { title: words.forum, item: deskPaths.forumQuestion, list: deskPaths.forum },
  storedList: { entity: 'question', deletedBy: 'DELETE /desk/faq/{id}' },
  deskEntry: { to: deskPaths.faq.list, label: words.faq, icon: 'message-square-text' },
  deskScreens: { module: 'faq/desk/faq-screens', paths: deskPaths.faq },
} as const satisfies Kind
