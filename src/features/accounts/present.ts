import type { ProfileRow } from './queries.ts'
import type { ProfileWire } from './schema.ts'

export const presentProfile = (row: ProfileRow): ProfileWire => ({
  id: row.id,
  email: row.email,
  nama_lengkap: row.namaLengkap,
  photo: row.photo ? { name: row.photo, url: `/files/${row.photo}` } : null,
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
  user_type: row.userType as ProfileWire['user_type'],
  role: row.role as ProfileWire['role'],
})

const named = (id: number | null, title: string | null) => (id && title ? { id, title } : null)
