import { open } from 'node:fs/promises'
import { fileTypeFromBuffer } from 'file-type'
import { type Picture, PictureError, repaint } from '#src/platform/images/pictures.ts'

const types = new Set(['image/jpeg', 'image/png', 'image/webp'])
const HEAD = 4_100

/**
 * Re-encodes a picture whose first bytes are of an accepted type; the file name is ignored.
 * @throws PictureError
 */
export async function checkPicture(path: string, longest: number): Promise<Picture> {
  const handle = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    const found = await fileTypeFromBuffer(buffer.subarray(0, bytesRead))
    if (!found || !types.has(found.mime)) throw new PictureError('kind')
  } finally {
    await handle.close()
  }
  return repaint(path, longest)
}
