import type { ByteRange } from './files.ts'

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110 §14). Several ranges, other units and unreadable values
 * give null: the whole file.
 */
export function readRange(header: string | null, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? []
  if (!first && !last) return null
  if (!first)
    return Number(last) > 0 && size > 0
      ? { start: Math.max(0, size - Number(last)), end: size }
      : 'unsatisfiable'
  const start = Number(first)
  if (last && Number(last) < start) return null
  if (start >= size) return 'unsatisfiable'
  return { start, end: last ? Math.min(Number(last) + 1, size) : size }
}
