import { deskPaths } from '#src/urls/desk-paths.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'

type SetupStep = {
  title: string
  /** Task, and where to look for it. */
  todo: string
  /** Page on which it is done. */
  to: string
  /** True if only admins can open that page. */
  isForAdmin?: true
}

/** Id of the overview's section on the state of the system. */
export const SYSTEM_STATE_ID = 'keadaan-sistem'

const steps = {
  names: {
    title: 'Nama situs dan nama pendek',
    todo: 'Ganti nama contoh dengan nama jaringan Anda.',
    to: deskPaths.settings,
    isForAdmin: true,
  },
  brand: {
    title: 'Logo dan warna',
    todo: 'Pasang logo jaringan Anda, dan pilih warna utamanya.',
    to: deskPaths.brand,
    isForAdmin: true,
  },
  contact: {
    title: 'Kontak sekretariat',
    todo: 'Isi e-mail, alamat kantor, dan telepon.',
    to: deskPaths.settings,
    isForAdmin: true,
  },
  bank: {
    title: 'Rekening donasi',
    todo: 'Isi bank, nomor rekening, dan atas nama siapa.',
    to: deskPaths.settings,
    isForAdmin: true,
  },
  mail: {
    title: 'Surat dari situs sampai',
    todo: 'Kirim surat uji ke alamat Anda sendiri, lalu tekan tombol di dalamnya.',
    to: deskPaths.mail,
    isForAdmin: true,
  },
  legal: {
    title: 'Kebijakan privasi dan syarat layanan',
    todo: 'Lengkapi setiap bagian bertanda [lengkapi: …], periksakan, lalu terbitkan.',
    to: deskPaths.pages.list,
  },
  region: {
    title: 'Region pertama',
    todo: 'Di samping “Nasional” yang sudah ada, tambahkan satu region.',
    to: deskPaths.regions,
  },
  institution: {
    title: 'Lembaga pertama',
    todo: 'Catat satu lembaga partisipan.',
    to: deskPaths.newParticipant,
  },
  news: {
    title: 'Berita pertama',
    todo: 'Tulis satu berita, lalu terbitkan.',
    to: furtherPaths.newPost,
  },
  admins: {
    title: 'Admin kedua',
    todo: 'Angkat satu admin lagi. Keduanya memasang langkah kedua saat login, supaya situs tidak bergantung pada satu orang.',
    to: deskPaths.people,
    isForAdmin: true,
  },
  backup: {
    title: 'Cadangan yang sudah diuji',
    todo: 'Dibuat dan diuji sendiri setiap malam. Bila besok belum ada, minta pengelola server memeriksanya.',
    to: `${paths.desk}#${SYSTEM_STATE_ID}`,
  },
  posture: {
    title: 'https dan pengaturan server',
    todo: 'Minta pengelola server memasang https dan mengatur yang masih diperingatkan di halaman ini.',
    to: `${paths.desk}#${SYSTEM_STATE_ID}`,
  },
} satisfies Record<string, SetupStep>

export type SetupStepName = keyof typeof steps

/** Steps of a new site, in order. A further step is a record here and its condition in `done-queries.ts`. */
export const setupSteps: Readonly<Record<SetupStepName, SetupStep>> = steps

export const setupStepNames = Object.keys(steps) as [SetupStepName, ...SetupStepName[]]
