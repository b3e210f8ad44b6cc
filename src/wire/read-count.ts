import { visibleLine } from './visible-line.ts'

/** Parses a whole number: `1200`, `1.200`, `1,200`, `1 200`; NaN for other or ambiguous text. */
export function readCount(text = ''): number {
  const line = visibleLine(text)
  const isCount = /^(?:\d{1,15}|[1-9]\d{0,2}([., '])\d{3}(?:\1\d{3}){0,3})$/.test(line)
  return isCount ? Number(line.replace(/\D/g, '')) : Number.NaN
}
