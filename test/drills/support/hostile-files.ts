import { hostileDocuments } from './hostile-documents.ts'
import { hostilePictures } from './hostile-pictures.ts'

/** A malicious file. */
export type HostileFile = {
  name: string
  purpose: 'avatar' | 'content' | 'document'
  bytes: Uint8Array
  /** A picture with embedded data: acceptable if it is re-encoded without this text. */
  marker?: string
  /** A changed bit may make it a harmless, acceptable one. */
  isFragile?: boolean
  /** A mutated picture: acceptable if valid by chance and none of these bytes remain. */
  isChangedPicture?: boolean
}

type Random = () => number

/**
 * Malicious files of all known kinds, and mutations of those up to `count`.
 * @param count at least one of each kind is always included
 */
export async function hostileFiles(count: number, random: Random): Promise<HostileFile[]> {
  const kinds = [...(await hostilePictures()), ...hostileDocuments()]
  const files = [...kinds]
  // Mutations of those with a marker might be acceptable.
  const seeds = kinds.filter(
    ({ marker, isFragile, bytes }) => !marker && !isFragile && bytes.length < 2_000_000,
  )
  while (files.length < count) files.push(mutated(seeds[Math.floor(random() * seeds.length)]!, random))
  return files
}

/** The same with some bytes changed after the header, so that its type is still recognised. */
function mutated(file: HostileFile, random: Random): HostileFile {
  const bytes = Buffer.from(file.bytes)
  const flips = 1 + Math.floor(random() * 8)
  for (let n = 0; n < flips; n += 1)
    bytes[16 + Math.floor(random() * (bytes.length - 16))]! ^= 1 << Math.floor(random() * 8)
  return { ...file, name: `${file.name}, mutated`, bytes, isChangedPicture: file.purpose !== 'document' }
}
