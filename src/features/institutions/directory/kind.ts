import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { Kind } from '#src/wire/kind.ts'
import * as words from './words.id.ts'

export const participantKind = {
  kind: 'participant',
  table: 'participants',
  titleColumn: 'title',
  tag: 'participants',
  live: 'not deleted',
  call: 'partisipan',
  noun: words.institutionNoun,
  isAboutPeople: true,
  images: ['image'],
  address: paths.participant,
  search: { label: words.participants, date: null, text: ['title', 'description_1', 'description_2'] },
  section: { to: paths.participants, label: words.participants, about: words.about },
  sharePicture: words.shareHeading,
  desk: { title: words.deskHeading, item: deskPaths.participant, list: deskPaths.participants },
  storedList: { entity: 'participant', deletedBy: 'DELETE /desk/participants/{id}' },
} as const satisfies Kind
