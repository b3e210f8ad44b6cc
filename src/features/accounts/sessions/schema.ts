import { z } from 'zod'

export const sessionShape = z.object({
  id: z.int(),
  /** "Chrome di Android". */
  device: z.string(),
  created_at: z.iso.datetime(),
  /** Of its last use, within ten minutes. */
  seen_at: z.iso.datetime(),
  /** Whether this is the session that asks. */
  is_current: z.boolean(),
})
export type SessionWire = z.output<typeof sessionShape>
