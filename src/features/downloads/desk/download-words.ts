import { statusLooks } from '#src/ui/content/content-words.ts'
import type { Choice } from '#src/ui/desk/list-plan.ts'
import type { Level } from '../policy.ts'

const levelWords: Record<Level, string> = {
  public: 'Publik: semua orang',
  member: 'Anggota: siapa pun yang punya akun',
  partisipan: 'Partisipan: anggota lembaga',
  internal: 'Internal: sekretariat',
}
export const levelChoices: readonly Choice[] = Object.entries(levelWords).map(([value, label]) => ({
  value,
  label,
}))

/** Options of the list's status filter. */
export const stateChoices: readonly Choice[] = [
  ...(['draft', 'published', 'archived'] as const).map((value) => ({
    value,
    label: statusLooks[value].label,
  })),
  { value: 'deleted', label: 'Dihapus, bisa dikembalikan' },
]

/** Success message of an action, by its intent. */
export const said: Record<string, string> = {
  baru: 'Draf tersimpan. Hanya meja kerja yang melihatnya.',
  simpan: 'Perubahan tersimpan.',
  terbit: 'Sudah terbit. Pembaca melihatnya sekarang.',
  turun: 'Sudah diturunkan. Pembaca tidak melihatnya lagi.',
  tarik: 'Kembali menjadi draf.',
  kembali: 'Sudah dikembalikan.',
  versi: 'Berkas lama dipakai lagi, sebagai versi terbaru.',
}
