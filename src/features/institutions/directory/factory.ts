import type { Write } from '#src/platform/database/write.ts'
import { createParticipant, type NewParticipant } from './create-participant.ts'

let count = 0

/** Institution with every field filled; tests pass only the fields they need. Region 1 is the national one. */
export function makeParticipant(write: Write, given: Partial<NewParticipant> = {}) {
  count += 1
  return write((tx) =>
    createParticipant(tx, {
      title: `Lembaga nomor ${count}`,
      regionId: 1,
      email: `lembaga-${count}@contoh.example`,
      description1: 'Satu kalimat tentang lembaga ini.',
      description2: 'Cerita yang lebih panjang.',
      totalMember: 12,
      founded: 1990,
      address: 'Jl. Contoh 1',
      coverFamily: 'kunyit',
      by: null,
      ...given,
    }),
  )
}
