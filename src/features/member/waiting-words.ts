import { formatDate } from '#src/ui/format.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { WaitingWire } from './schema.ts'

type Words = { text: string; action: string; to: string }

/** Sentence and link of a pending action. */
export function waitingWords(item: WaitingWire): Words {
  switch (item.kind) {
    case 'second_factor':
      return {
        text: `Akun Anda punya tugas. Pasang langkah kedua untuk login sebelum ${formatDate(item.due_at)}.`,
        action: 'Pasang langkah kedua',
        to: paths.security,
      }
    case 'revision':
      return {
        text: item.comments
          ? `Tulisan Anda “${item.title}” dikembalikan editor dengan ${item.comments} catatan.`
          : `Tulisan Anda “${item.title}” dikembalikan editor.`,
        action: 'Buka catatan',
        to: furtherPaths.myPost(item.id),
      }
    case 'claim':
      return item.status === 'pending'
        ? {
            text: `${item.title} belum mengonfirmasi bahwa Anda bagian dari lembaga itu.`,
            action: 'Lihat profil',
            to: paths.profile,
          }
        : {
            text: `${item.title} tidak mengenali Anda sebagai bagian dari lembaga itu. Pilih lembaga lain atau tanyakan kepada mereka.`,
            action: 'Ubah lembaga',
            to: paths.profile,
          }
    case 'profile':
      return {
        text: `Profil Anda belum lengkap: ${item.missing} bagian masih kosong.`,
        action: 'Lengkapi profil',
        to: paths.profile,
      }
  }
}
