import type { Visitor } from '#src/ui/site.ts'
import type { ProfileWire } from './schema.ts'

/** The signed-in user as the layouts need them. */
export const toVisitor = (wire: ProfileWire): Visitor => ({
  id: wire.id,
  name: wire.nama_lengkap,
  photo: wire.photo,
  role: wire.role,
  isPic: wire.is_pic,
  isModerator: wire.is_moderator,
  editsRegions: wire.editor_regions,
  deletionDueAt: wire.deletion_due_at,
  consentsDue: wire.consents_due,
})
