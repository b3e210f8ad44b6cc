import { z } from 'zod'
import { uploadPurposes } from '#src/wire/upload.ts'

export const uploadShape = z.object({
  name: z.string(),
  url: z.string().nullable(),
  size: z.int().min(0),
  type: z.string(),
  width: z.int().nullable(),
  height: z.int().nullable(),
})

/** The fields of the form beside the file. */
export const uploadFields = z.strictObject({
  purpose: z.enum(uploadPurposes, { error: `Pilih salah satu: ${uploadPurposes.join(', ')}.` }),
})

/** A smaller form of a picture, made by a job; `type` is its media type. */
export type Variant = { width: number; type: 'image/webp' | 'image/avif'; name: string }
