import { buffer } from 'node:stream/consumers'
import { newFileName } from '#src/platform/files/files.ts'
import { resized } from '#src/platform/images/pictures.ts'
import type { JobParts } from '#src/platform/jobs/parts.ts'
import type { Job } from '#src/platform/jobs/queue.ts'
import { findPicture } from './queries.ts'
import type { Variant } from './schema.ts'
import { setVariants } from './write-queries.ts'

const widths = [320, 768, 1_280]
const forms = [
  { type: 'image/webp', extension: 'webp' },
  { type: 'image/avif', extension: 'avif' },
] as const

/** Generates the smaller sizes of a picture. Files left by an interrupted run are swept. */
export const makeVariants: Job<{ name: string }, JobParts> = {
  name: 'make-variants',
  async run({ name }, { db, write, uploads }) {
    const picture = await findPicture(db, name)
    const stored = picture && !picture.variants.length ? await uploads.get(name) : null
    if (!picture || !stored) return
    const bytes = new Uint8Array(await buffer(stored))
    const variants: Variant[] = []
    for (const width of widths.filter((wanted) => wanted < picture.width))
      for (const { type, extension } of forms) {
        const made = await resized(bytes, width, type)
        const variant = { width, type, name: newFileName(extension) }
        await uploads.put(variant.name, made.bytes)
        variants.push(variant)
      }
    if (await write((tx) => setVariants(tx, name, variants))) return
    for (const variant of variants) await uploads.remove(variant.name)
  },
}
