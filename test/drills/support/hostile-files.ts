import { hostileDocuments } from './hostile-documents.ts'
import { hostilePictures } from './hostile-pictures.ts'

/** A file that means no good. */
export type HostileFile = {
  name: string
  purpose: 'avatar' | 'content' | 'document'
  bytes: Uint8Array
  /** A picture with more in it than a picture: it may be kept if it is painted anew and this text is gone. */
  marker?: string
  /** With a bit changed it may be a harmless one that may be kept. */
  isFragile?: boolean
  /** A changed picture: by chance a whole one again, it may be kept if nothing of these bytes is. */
  isChangedPicture?: boolean
}

type Random = () => number

/**
 * Files of every kind that has hurt somebody, and mutations of those until there are enough.
 * @param count at least one of each kind comes whatever it is
 */
export async function hostileFiles(count: number, random: Random): Promise<HostileFile[]> {
  const kinds = [...(await hostilePictures()), ...hostileDocuments()]
  const files = [...kinds]
  // Those with a marker would become something else that may be kept.
  const seeds = kinds.filter(
    ({ marker, isFragile, bytes }) => !marker && !isFragile && bytes.length < 2_000_000,
  )
  while (files.length < count) files.push(mutated(seeds[Math.floor(random() * seeds.length)]!, random))
  return files
}

/** The same with some bytes changed behind its head, so that it is still taken for what it pretends to be. */
function mutated(file: HostileFile, random: Random): HostileFile {
  const bytes = Buffer.from(file.bytes)
  const flips = 1 + Math.floor(random() * 8)
  for (let n = 0; n < flips; n += 1)
    bytes[16 + Math.floor(random() * (bytes.length - 16))]! ^= 1 << Math.floor(random() * 8)
  return { ...file, name: `${file.name}, mutated`, bytes, isChangedPicture: file.purpose !== 'document' }
}
