import { createHash } from 'node:crypto'
import type { Files } from '#src/platform/files/files.ts'
import { loadSharp } from '#src/platform/images/load-sharp.ts'
import { createLine } from '#src/platform/line.ts'
import { drawSharePicture, type SharePicture } from './draw-share-picture.ts'
import { loadLettering } from './lettering.ts'

/** Pictures in the making at once; each takes a thread for some 100 ms. */
const AT_ONCE = 2

/**
 * Makes share pictures as PNG, each once: it is kept in `store` under a name made of all that is on it.
 * @returns a function from what is on the picture to its bytes
 */
export function createSharePictures(store: Files) {
  const line = createLine({ running: AT_ONCE })
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  const make = async (picture: SharePicture, name: string) => {
    const bytes = await line.run(() => toPng(picture))
    // The picture is good even if it cannot be kept, or another process has just kept it.
    await store.put(name, bytes).catch(() => {})
    return bytes
  }

  return async (picture: SharePicture): Promise<ReadableStream | Uint8Array<ArrayBuffer>> => {
    const name = nameOf(picture)
    const kept = await store.get(name)
    if (kept) return kept
    const running = making.get(name) ?? make(picture, name).finally(() => making.delete(name))
    making.set(name, running)
    return running
  }
}

const nameOf = (picture: SharePicture) =>
  `${createHash('sha256').update(JSON.stringify(picture)).digest('hex').slice(0, 32)}.png`

async function toPng(picture: SharePicture) {
  const sharp = await loadSharp()
  const svg = drawSharePicture(picture, await loadLettering())
  // Few colours, as in a cloth: a fifth of what a photograph's format would need.
  const png = await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toBuffer()
  return new Uint8Array(png)
}
