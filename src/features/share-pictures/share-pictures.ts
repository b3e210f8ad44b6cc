import { createHash } from 'node:crypto'
import type { Files } from '#src/platform/files/files.ts'
import { drawn } from '#src/platform/images/pictures.ts'
import { SHARE_DRAWING } from '#src/ui/share-picture.ts'
import { drawSharePicture, type SharePicture } from './draw-share-picture.ts'
import { loadLettering } from './lettering.ts'

const COLOURS = 64

/**
 * Renders share pictures as PNG, each once: stored in `store` under a name derived from the picture's content.
 * @returns a function from a picture's content to its bytes
 */
export function createSharePictures(store: Files) {
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  const make = async (picture: SharePicture, name: string) => {
    const bytes = await drawn(drawSharePicture(picture, loadLettering()), COLOURS)
    // The picture is usable even if storing fails, or another process has just stored it.
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
  `${createHash('sha256')
    .update(JSON.stringify({ ...picture, SHARE_DRAWING }))
    .digest('hex')
    .slice(0, 32)}.png`
