import type { Write } from '#src/platform/database/write.ts'
import { createRegion, type NewRegion } from './create-region.ts'

/** A region with its address. */
export const makeRegion = (write: Write, given: Partial<NewRegion> & { title: string }): Promise<number> =>
  write((tx) => createRegion(tx, { by: null, ...given }))
