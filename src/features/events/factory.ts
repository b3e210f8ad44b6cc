import type { Write } from '#src/platform/database/write.ts'
import { HOUR_MS } from '#src/wire/duration.ts'
import { createEvent, type NewEvent } from './create-event.ts'

let count = 0

/** Inserts a published event of six hours with every field filled; tests override what they are about. */
export function makeEvent(write: Write, given: Partial<NewEvent> = {}) {
  count += 1
  const startsAt = given.startsAt ?? new Date(Date.UTC(2026, 11, 5, 1) + count * HOUR_MS)
  return write((tx) =>
    createEvent(tx, {
      title: `Acara nomor ${count}`,
      description: 'Satu kalimat tentang acara ini.',
      content: '<p>Isi acara.</p>',
      place: 'Balai Latihan Oepura',
      address: 'Jl. Lontar Raya 7, Kota Kupang',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 6 * HOUR_MS),
      timezone: 'Asia/Makassar',
      by: null,
      status: 'published',
      coverFamily: 'kunyit',
      ...given,
    }),
  )
}
