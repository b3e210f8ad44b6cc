import { formatDate } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { WaitingWire } from './schema.ts'
import * as words from './words.id.ts'

type Words = { text: string; action: string; to: string }

/** Sentence and link of a pending action. */
export function waitingWords(item: WaitingWire): Words {
  switch (item.kind) {
    case 'second_factor':
      return {
        text: words.factorDue(formatDate(item.due_at)),
        action: words.setUpFactor,
        to: paths.security,
      }
    case 'revision':
      return {
        text: item.comments ? words.returnedWithNotes(item.title, item.comments) : words.returned(item.title),
        action: words.openNotes,
        to: furtherPaths.myPost(item.id),
      }
    case 'claim':
      return item.status === 'pending'
        ? {
            text: words.claimPending(item.title),
            action: words.seeProfile,
            to: paths.profile,
          }
        : {
            text: words.claimRefused(item.title),
            action: words.changeInstitution,
            to: paths.profile,
          }
    case 'profile':
      return {
        text: words.profileMisses(item.missing),
        action: words.completeProfile,
        to: paths.profile,
      }
  }
}
