import { imageOf } from '../../uploads/present-image.ts'
import type { MemberRow } from './queries.ts'
import type { PersonWire } from './schema.ts'

export const presentPerson = (row: MemberRow): PersonWire => ({
  id: row.id,
  nama_lengkap: row.name,
  email: row.email,
  photo: imageOf(row.photo),
  is_pic: row.isPic,
  member_since: row.memberSince && new Date(row.memberSince).toISOString(),
})
