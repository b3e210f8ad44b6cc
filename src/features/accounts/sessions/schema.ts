import { z } from 'zod'

export const sessionShape = z.object({
  id: z.int(),
  /** "Chrome di Android". */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** Time of last use, accurate to ten minutes. */
  seen_at: z.iso.datetime(),
  /** True for the caller's session. */
  is_current: z.boolean(),
})
export type SessionWire = z.output<typeof sessionShape>
