import type { Tone } from '#src/ui/notice.tsx'
import type { PersonRowWire } from './schema.ts'

type Person = {
  role: string
  isPic: boolean
  isModerator: boolean
  editsRegions: readonly { title: string }[]
}

const roles: Readonly<Record<string, string>> = { staff: 'Staf', admin: 'Admin' }

/** "Staf, moderator"; "Anggota" without any duty. */
export const wordsOfDuties = ({ role, isPic, isModerator, editsRegions }: Person) =>
  [
    roles[role],
    isPic && 'PIC',
    isModerator && 'Moderator',
    ...editsRegions.map(({ title }) => `Pengurus region ${title}`),
  ]
    .filter(Boolean)
    .join(', ') || 'Anggota'

/** Duties of a person on the wire. */
export const dutiesOf = ({ role, is_pic, is_moderator, editor_regions }: PersonRowWire): Person => ({
  role,
  isPic: is_pic,
  isModerator: is_moderator,
  editsRegions: editor_regions,
})

export const stateWords: Readonly<Record<'active' | 'suspended' | 'leaving', { label: string; tone: Tone }>> =
  {
    active: { label: 'Aktif', tone: 'ok' },
    suspended: { label: 'Ditangguhkan', tone: 'bad' },
    leaving: { label: 'Akan dihapus', tone: 'warn' },
  }

/** Messages for rejected actions, by the `reason` of a 403 or 409. */
export const refusals: Readonly<Record<string, string>> = {
  self: 'Anda tidak bisa melakukan ini pada akun Anda sendiri. Minta admin lain.',
  role: 'Hanya admin yang bisa melakukan ini pada orang sekretariat.',
  last_admin: 'Ini admin terakhir. Angkat admin lain dulu.',
  duty: 'Akun ini masih punya peran. Lepas perannya dulu, lalu gabungkan.',
  same: 'Pilih dua akun yang berbeda.',
  merged:
    'Orang lain baru saja menggabungkan akun itu. Yang Anda minta tidak dilakukan; cari dulu akun yang sekarang ada.',
  complaint: 'Orang ini melaporkan surat kita sebagai spam. Hanya ia sendiri yang bisa berlangganan lagi.',
  changed: 'Salah satu akun berubah sejak Anda melihatnya. Periksa lagi, lalu ulangi.',
}
