import { JAKARTA_OFFSET, jakartaTime } from '#src/wire/jakarta-day.ts'

const written = /^(\d{4}-\d{2}-\d{2})[ T](\d{2}:\d{2}:\d{2})$/

/** A time in the gateway's format: Jakarta's, `YYYY-MM-DD HH:MM:SS`, without an offset. */
export const toWib = (time: Date): string => jakartaTime(time).replace('T', ' ')

/** @returns null for text in another format */
export function fromWib(text: string | null | undefined): Date | null {
  const [, day, hours] = written.exec(text ?? '') ?? []
  const time = new Date(`${day}T${hours}${JAKARTA_OFFSET}`)
  return Number.isNaN(time.getTime()) ? null : time
}
