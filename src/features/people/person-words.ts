import type { Tone } from '#src/ui/notice.tsx'
import type { PersonRowWire } from './schema.ts'
import * as words from './words.id.ts'

type Person = {
  role: string
  isPic: boolean
  isModerator: boolean
  editsRegions: readonly { title: string }[]
}

const roles: Readonly<Record<string, string>> = { staff: words.staff, admin: words.admin }

/** "Staf, moderator"; "Anggota" without any duty. */
export const wordsOfDuties = ({ role, isPic, isModerator, editsRegions }: Person) =>
  [
    roles[role],
    isPic && words.pic,
    isModerator && words.moderator,
    ...editsRegions.map(({ title }) => words.editorOf(title)),
  ]
    .filter(Boolean)
    .join(', ') || words.member

/** Duties of a person on the wire. */
export const dutiesOf = ({ role, is_pic, is_moderator, editor_regions }: PersonRowWire): Person => ({
  role,
  isPic: is_pic,
  isModerator: is_moderator,
  editsRegions: editor_regions,
})

export const stateWords: Readonly<Record<'active' | 'suspended' | 'leaving', { label: string; tone: Tone }>> =
  {
    active: { label: words.active, tone: 'ok' },
    suspended: { label: words.suspended, tone: 'bad' },
    leaving: { label: words.leaving, tone: 'warn' },
  }

/** Messages for rejected actions, by the `reason` of a 403 or 409. */
export const refusals: Readonly<Record<string, string>> = {
  self: words.refusedSelf,
  role: words.refusedRole,
  last_admin: words.refusedLastAdmin,
  duty: words.refusedDuty,
  same: words.refusedSame,
  merged: words.refusedMerged,
  complaint: words.refusedComplaint,
  changed: words.refusedChanged,
}
