import type { Tx } from '#src/platform/database/write.ts'
import { claimImages } from '../../uploads/claim-images.ts'

const MAX_PICTURES = 10

type Pictures = { ownerId: number; body: string; before?: string; now: Date }

/** Claims the pictures of a post; new ones must be in the author's library. @throws Failure 400 at `body` */
export const claimPictures = (tx: Tx, { ownerId, body, before = '', now }: Pictures): Promise<void> =>
  claimImages(
    tx,
    ownerId,
    { content: body, image: null },
    { before: [{ content: before, image: null }], now, field: 'body', most: MAX_PICTURES },
  )
