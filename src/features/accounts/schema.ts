import { z } from 'zod'

const named = z.object({ id: z.int(), title: z.string() }).nullable()

export const profileShape = z.object({
  id: z.int(),
  email: z.string(),
  nama_lengkap: z.string(),
  photo: z.object({ name: z.string(), url: z.string() }).nullable(),
  alamat: z.string().nullable(),
  phone: z.string().nullable(),
  partisipan: named,
  region: named,
  jenis_kelamin: z.enum(['L', 'P']).nullable(),
  organisasi: z.string().nullable(),
  tempat_lahir: z.string().nullable(),
  tanggal_lahir: z.iso.date().nullable(),
  is_pic: z.boolean(),
  is_moderator: z.boolean(),
  user_type: z.enum(['umum', 'partisipan', 'sekretariat']),
  role: z.enum(['member', 'staff', 'admin']),
})
export type ProfileWire = z.output<typeof profileShape>
