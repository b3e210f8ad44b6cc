import { statusLooks } from '#src/ui/content/content-words.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Level } from '../policy.ts'
import * as words from './words.id.ts'

const levelWords: Record<Level, string> = {
  public: words.forEverybody,
  member: words.forMembers,
  partisipan: words.forInstitutions,
  internal: words.forSecretariat,
}
export const levelChoices: readonly Choice[] = Object.entries(levelWords).map(([value, label]) => ({
  value,
  label,
}))

/** Options of the list's status filter. */
export const stateChoices: readonly Choice[] = [
  ...(['draft', 'published', 'archived'] as const).map((value) => ({
    value,
    label: statusLooks[value].label,
  })),
  { value: 'deleted', label: words.deletedForNow },
]

/** Success message of an action, by its intent. */
export const said: Record<string, string> = {
  baru: words.draftSaved,
  simpan: words.changesSaved,
  terbit: words.nowPublished,
  turun: words.takenDown,
  tarik: words.draftAgain,
  kembali: words.restored,
  versi: words.oldFileUsed,
}
