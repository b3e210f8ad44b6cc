import { LOCALE } from '#src/urls/language.id.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** A size in units of 1024 (docs/reference/specification.md#file-sizes), as short as it stays useful: 96 KB, 4,2 MB. */
export function formatBytes(bytes: number): string {
  let [value, unit] = [bytes, 0]
  while (Math.round(value) >= 1024 && unit < units.length - 1) [value, unit] = [value / 1024, unit + 1]
  const maximumFractionDigits = units[unit] === 'KB' && value >= 10 ? 0 : 1
  return `${value.toLocaleString(LOCALE, { maximumFractionDigits })}\u00a0${units[unit]}`
}
