import { MINUTE_MS } from '#src/wire/duration.ts'
import type { CaseKind } from './schema.ts'

export const kindWords: Readonly<Record<CaseKind, string>> = {
  access: 'Akses dan salinan data',
  correction: 'Perbaikan data',
  erasure: 'Penghapusan data',
  objection: 'Keberatan',
  restriction: 'Pembatasan pemrosesan',
  withdrawal: 'Penarikan persetujuan',
  portability: 'Data untuk sistem lain',
  breach: 'Kegagalan pelindungan data',
}

export const statusWords = { open: 'Berjalan', done: 'Selesai', refused: 'Ditolak' } as const

export const stepWords: Readonly<Record<string, string>> = {
  opened: 'Dicatat',
  note: 'Catatan',
  person_told: 'Orangnya diberi tahu',
  authority_told: 'Lembaga diberi tahu',
  changed: 'Keterangan diubah',
  copied: 'Salinan data diunduh',
  done: 'Selesai',
  refused: 'Ditolak',
  reopened: 'Dibuka lagi',
}

/** Time in which a prepared copy can be downloaded. */
export const COPY_MS = 10 * MINUTE_MS
