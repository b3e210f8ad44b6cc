import { randomUUID } from 'node:crypto'
import type { Tx } from '#src/platform/database/write.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { insertPersonLabel, saveLabel } from './labels/queries.ts'
import { insertNote } from './timeline/note-queries.ts'
import type { Visibility } from './timeline/schema.ts'

type DemoNote = { about: string; text: string; visibility: Visibility; daysAgo: number }

const notes: DemoNote[] = [
  {
    about: 'anggota@jkl.example',
    text: 'Bertemu di lokakarya menampung air hujan. Ia bersedia menjadi pelatih di lima desa di Mollo, asal dikabari sebulan sebelumnya.\n\nBahan cetak dikirim ke kantor lembaganya.',
    visibility: 'region',
    daysAgo: 12,
  },
  {
    about: 'anggota@jkl.example',
    text: 'Menelepon: nomor ponselnya akan berganti bulan depan.',
    visibility: 'secretariat',
    daysAgo: 3,
  },
  {
    about: 'pic@jkl.example',
    text: 'Bisa menampung sepuluh tamu di kantor lembaganya bila pertemuan region di Ambon.',
    visibility: 'region',
    daysAgo: 6,
  },
  {
    about: 'umum@jkl.example',
    text: 'Menanyakan apakah donasinya boleh untuk satu desa saja. Sudah dijelaskan lewat telepon.',
    visibility: 'secretariat',
    daysAgo: 20,
  },
]
const labels: readonly [email: string, word: string][] = [
  ['anggota@jkl.example', 'Pelatih'],
  ['anggota@jkl.example', 'Relawan tanggap bencana'],
  ['pic@jkl.example', 'Pelatih'],
]

/** Notes and labels of the demo's people, so that their pages are not empty. */
export async function seedNotes(tx: Tx, now: Date) {
  const people = await tx.selectFrom('users').select(['id', 'email']).where('isDemo', '=', true).execute()
  const idOf = (email: string) => people.find((one) => one.email === email)!.id
  for (const { about, text, visibility, daysAgo } of notes) {
    const at = new Date(now.getTime() - daysAgo * DAY_MS)
    await insertNote(tx, {
      userId: idOf(about),
      idempotencyKey: randomUUID(),
      text,
      visibility,
      notedAt: at,
      writtenBy: idOf('staf@jkl.example'),
      createdAt: at,
      updatedAt: at,
    })
  }
  for (const [email, word] of labels) await insertPersonLabel(tx, idOf(email), await saveLabel(tx, word))
}
