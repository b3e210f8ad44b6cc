import { sanitize } from '#src/platform/text/sanitize.ts'
import { htmlOfMarks } from '#src/wire/marked-text.ts'
import { coverOf } from '../../covers/choose-scene.ts'
import { imageOf } from '../../uploads/present-image.ts'
import { descriptionHtml, withBothForms } from './description.ts'
import type { ChangeRow, InstitutionRow } from './queries.ts'
import type { ChangeWire, DeskInstitutionWire } from './schema.ts'

/** @param edits setting `participant_edits` */
export const presentInstitution = (
  row: InstitutionRow,
  edits: DeskInstitutionWire['edits'],
): DeskInstitutionWire => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  id_region: row.regionId,
  title_region: row.regionTitle,
  email: row.email,
  description_1: row.description1,
  description_2: row.description2,
  description_2_html: descriptionHtml(row),
  total_member: row.totalMember,
  founded: row.founded,
  address: row.address,
  image: imageOf(row.image) ?? coverOf('participant', row),
  image_name: row.imageName,
  image_alt: row.imageAlt,
  links: row.links,
  version: row.version,
  updated_at: row.updatedAt.toISOString(),
  deleted_at: row.deletedAt?.toISOString() ?? null,
  members_total: row.members,
  claims_total: row.claims,
  pics: row.pics.map(person),
  edits,
  change: row.change && presentChange(row.change),
  last_change: row.lastChange && presentChange(row.lastChange),
})

const person = ({ id, name }: { id: number; name: string }) => ({ id, nama_lengkap: name })

/** Fields of a change, with their story as HTML, which may have been sanitised by older rules. */
function shownFields({ description_2_html: html, ...fields }: ChangeRow['fields']) {
  if (fields.description_2 === undefined) return fields
  return { ...fields, description_2_html: html ? sanitize(html) : htmlOfMarks(fields.description_2) }
}

const presentChange = (row: ChangeRow): ChangeWire => ({
  id: row.id,
  fields: shownFields(withBothForms(row.fields)),
  before: shownFields(withBothForms(row.before, withBothForms(row.fields).description_2)),
  image: imageOf(row.image),
  status: row.status,
  comment: row.comment,
  by: person(row.by),
  created_at: new Date(row.createdAt).toISOString(),
  decided_by: row.decidedBy && person(row.decidedBy),
  decided_at: row.decidedAt && new Date(row.decidedAt).toISOString(),
})
