import { z } from 'zod'
import { languages } from '#src/wire/language.ts'
import { imageShape } from '#src/wire/shapes.ts'

const named = z.object({ id: z.int(), title: z.string() }).nullable()

const consent = z.object({ version: z.string(), given_at: z.iso.datetime() }).nullable()

export const profileShape = z.object({
  id: z.int(),
  email: z.string(),
  nama_lengkap: z.string(),
  photo: imageShape.nullable(),
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
  /** Open regions that the person edits at the desk. */
  editor_regions: z.array(z.object({ id: z.int(), title: z.string() })),
  user_type: z.enum(['umum', 'partisipan', 'sekretariat']),
  role: z.enum(['member', 'staff', 'admin']),
  /** Unconfirmed institution claim; its id is the institution's. */
  partisipan_claim: z
    .object({ id: z.int(), title: z.string(), status: z.enum(['pending', 'refused']) })
    .nullable(),
  /** Consents currently in force. */
  consents: z.object({ terms: consent, privacy: consent, newsletter: consent }),
  /** Consents to be renewed, as their text has changed. */
  consents_due: z.array(z.enum(['terms', 'privacy'])),
  visits_enabled: z.boolean(),
  /** New address that is not confirmed yet. */
  email_pending: z.string().nullable(),
  /** Time of the requested account deletion. */
  deletion_due_at: z.iso.datetime().nullable(),
  /** Language of letters to this person. */
  language: z.enum(languages),
  version: z.int(),
})
export type ProfileWire = z.output<typeof profileShape>
