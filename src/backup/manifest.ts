import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readFileSync } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'

/** Format version; other formats are rejected. */
export const FORMAT = 'jejaring-backup-1'

/** A backup that cannot be made, trusted or restored: `message` is one line for the operator. */
export class BackupError extends Error {}

const part = z.object({ file: z.string(), bytes: z.number(), sha256: z.string() })
export type Part = z.infer<typeof part>

const manifestShape = z.object({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), sha256: z.string() })).min(1),
  /** `rowsSha256` is of the uncompressed rows, as `copy … to stdout` gives them. */
  tables: z.array(
    part.extend({
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.number(),
      rowsSha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ name: z.string(), last: z.number(), isCalled: z.boolean() })),
  jobs: part,
  /** List of the files, one JSON line each; they are stored under `files/` by their first two letters. */
  files: part.extend({ count: z.number(), total: z.number(), missing: z.array(z.string()) }),
  secrets: part.nullable(),
  sums: z.record(z.string(), z.string()),
})
export type Manifest = z.infer<typeof manifestShape>

export type StoredFile = { name: string; bytes: number; sha256: string }

export const MANIFEST = 'manifest.json'
export const MANIFEST_HASH = 'manifest.sha256'

export const fileIn = (folder: string, name: string) => join(folder, 'files', name.slice(0, 2), name)

export const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

/**
 * Reads a backup's manifest.
 * @throws BackupError for an incomplete backup
 */
export function readManifest(folder: string): Manifest {
  const file = join(folder, MANIFEST)
  if (!existsSync(file)) throw new BackupError(`${folder} is no backup: it has no ${MANIFEST}`)
  const text = readFileSync(file)
  const noted = existsSync(join(folder, MANIFEST_HASH)) && readFileSync(join(folder, MANIFEST_HASH), 'utf8')
  if (noted !== `${hashOf(text)}  ${MANIFEST}\n`)
    throw new BackupError(`${file} was changed: it does not fit ${MANIFEST_HASH}. Take another backup`)
  const parsed = manifestShape.safeParse(JSON.parse(text.toString()))
  if (!parsed.success) throw new BackupError(`${file} is of another version of this program`)
  return parsed.data
}

/**
 * Reads a part to its end and checks it against the manifest.
 * @throws BackupError for one that is missing, shorter, longer or changed
 */
export async function checkPart(path: string, { bytes, sha256 }: Omit<Part, 'file'>): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => null,
  )
  if (size === null) throw new BackupError(`${path} is missing. Take another backup`)
  if (size !== bytes)
    throw new BackupError(`${path} was changed: ${size} bytes instead of ${bytes}. Take another backup`)
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1 << 20 })) hash.update(chunk)
  if (hash.digest('hex') !== sha256)
    throw new BackupError(`${path} was changed: its checksum is another one. Take another backup`)
}
