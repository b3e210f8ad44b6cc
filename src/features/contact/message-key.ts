import { createHash } from 'node:crypto'
import type { ContactMessage } from './schema.ts'

/** A UUID (version 8) derived from a message's text, recipient and day (UTC). */
export function keyOfWords({ participant_id, name, email, message }: ContactMessage, now: Date): string {
  const words = JSON.stringify([participant_id ?? null, name, email, message, now.toISOString().slice(0, 10)])
  const bytes = createHash('sha256').update(words).digest().subarray(0, 16)
  bytes[6] = (bytes[6]! & 0x0f) | 0x80
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
