import { languageOf } from '#src/wire/language.ts'
import { imageOf } from '../uploads/present-image.ts'
import type { ProfileRow } from './queries.ts'
import type { ProfileWire } from './schema.ts'

export const presentProfile = (row: ProfileRow): ProfileWire => ({
  id: row.id,
  email: row.email,
  nama_lengkap: row.namaLengkap,
  photo: imageOf(row.photo),
  alamat: row.alamat,
  phone: row.phone,
  partisipan: named(row.participantId, row.participantTitle),
  region: named(row.regionId, row.regionTitle),
  jenis_kelamin: row.jenisKelamin as ProfileWire['jenis_kelamin'],
  organisasi: row.organisasi,
  tempat_lahir: row.tempatLahir,
  tanggal_lahir: row.tanggalLahir,
  is_pic: row.isPic,
  is_moderator: row.isModerator,
  editor_regions: row.editsRegions,
  user_type: row.userType as ProfileWire['user_type'],
  role: row.role as ProfileWire['role'],
  partisipan_claim: row.claim,
  consents: { terms: null, privacy: null, newsletter: null, ...consentsOf(row) },
  consents_due: row.consentsDue,
  visits_enabled: row.visitsEnabled,
  email_pending: row.emailPending,
  deletion_due_at: row.deletionDueAt?.toISOString() ?? null,
  language: languageOf(row.language),
  version: row.version,
})

const consentsOf = ({ consents }: ProfileRow) =>
  Object.fromEntries(
    consents.map(({ kind, version, givenAt }) => [
      kind,
      { version, given_at: new Date(givenAt).toISOString() },
    ]),
  )

const named = (id: number | null, title: string | null) => (id && title ? { id, title } : null)
