import type { ContentStatus } from '#src/wire/content.ts'
import type { IconName } from '../icon.tsx'

export const statusLooks: Record<ContentStatus, { label: string; icon: IconName; colours: string }> = {
  draft: { label: 'Draf', icon: 'pencil-line', colours: 'bg-kain text-off-text' },
  scheduled: { label: 'Terjadwal', icon: 'clock', colours: 'bg-sky text-blue-hover' },
  published: { label: 'Terbit', icon: 'circle-check', colours: 'bg-ok-tint text-ok' },
  archived: { label: 'Diturunkan', icon: 'archive', colours: 'bg-kain text-off-text' },
}

/** Options of the list's filter. */
export const statusChoices = [
  ...Object.entries(statusLooks).map(([value, { label }]) => ({ value, label })),
  { value: 'deleted', label: 'Dihapus, bisa dikembalikan' },
]

/** Messages after a successful action, by intent. */
export const said: Record<string, string> = {
  baru: 'Draf tersimpan. Hanya meja kerja yang melihatnya.',
  simpan: 'Perubahan tersimpan.',
  isi: 'Isian sudah masuk ke naskah. Pembaca melihatnya setelah diterbitkan.',
  terbit: 'Sudah terbit. Pembaca melihatnya sekarang.',
  jadwal: 'Jadwal terbit tersimpan.',
  turun: 'Sudah diturunkan. Pembaca tidak melihatnya lagi.',
  tarik: 'Kembali menjadi draf.',
  kembali: 'Sudah dikembalikan.',
  versi: 'Versi lama dipakai lagi sebagai naskah. Pembaca melihatnya setelah diterbitkan.',
}
