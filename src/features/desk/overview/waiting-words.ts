import { deskPaths } from '#src/urls/desk-paths.ts'
import type { WaitingKind } from '#src/wire/waiting.ts'

type Words = {
  /** Title of the pending work. */
  title: string
  /** Action to take. */
  todo: string
  /** Path of its page; null if the viewer has none. */
  to: string | null
}

export type Looker = { isOffice: boolean; isAdmin: boolean; isEditor: boolean }

/** Kinds that only admins can retry. */
const machinery: readonly WaitingKind[] = ['letters', 'jobs']

/** Title and link of a kind. PICs who edit no region decide on claims at their members page, and see their institution's messages only. */
export function waitingWords(kind: WaitingKind, { isOffice, isAdmin, isEditor }: Looker): Words {
  if (kind === 'claims' && !isOffice && !isEditor) return { ...words.claims, to: deskPaths.members }
  if (kind === 'messages' && !isOffice) return { ...words.messages, to: deskPaths.messages }
  return machinery.includes(kind) && !isAdmin ? { ...words[kind], to: null } : words[kind]
}

const words: Record<WaitingKind, Words> = {
  reviews: {
    title: 'Berita untuk ditinjau',
    todo: 'Baca, lalu terbitkan atau kembalikan dengan catatan.',
    to: deskPaths.news,
  },
  endorsements: {
    title: 'Tulisan rekan lembaga',
    todo: 'Nyatakan bahwa lembaga mendukungnya, atau kembalikan.',
    to: deskPaths.news,
  },
  forum: {
    title: 'Tulisan forum ditahan atau diragukan',
    todo: 'Tampilkan, atau sembunyikan dengan alasan.',
    to: deskPaths.forum,
  },
  messages: {
    title: 'Pesan yang belum dijawab',
    todo: 'Ambil satu, lalu jawab lewat e-mail.',
    to: deskPaths.secretariatMessages,
  },
  claims: {
    title: 'Orang yang mengaku anggota lembaga',
    todo: 'Pastikan bahwa mereka memang bagian dari lembaga itu.',
    to: deskPaths.claims,
  },
  page_changes: {
    title: 'Perubahan halaman lembaga',
    todo: 'Bandingkan dengan yang tampil sekarang, lalu terima atau tolak.',
    to: `${deskPaths.participants}?hanya=changed`,
  },
  privacy: {
    title: 'Permintaan data pribadi',
    todo: 'Undang-undang memberi 3 × 24 jam.',
    to: deskPaths.privacy,
  },
  approvals: {
    title: 'Permintaan menunggu orang kedua',
    todo: 'Setujui atau tolak permintaan rekan.',
    to: `${deskPaths.transfers}?view=waiting`,
  },
  disbursements: {
    title: 'Penerusan menunggu orang kedua',
    todo: 'Periksa buktinya, lalu setujui atau tolak.',
    to: `${deskPaths.disbursements}?status=waiting`,
  },
  transfers: {
    title: 'Transfer ditunggu',
    todo: 'Cocokkan dengan mutasi rekening.',
    to: deskPaths.transfers,
  },
  to_send: {
    title: 'Pengembalian untuk dikirim',
    todo: 'Transfer uangnya, lalu tandai.',
    to: `${deskPaths.transfers}?view=to_send`,
  },
  quarantine: {
    title: 'Kabar pembayaran di karantina',
    todo: 'Periksa mengapa tidak cocok dengan buku kita.',
    to: deskPaths.quarantine,
  },
  letters: {
    title: 'Surat yang gagal dikirim',
    todo: 'Sudah dicoba lima kali. Periksa server surat dan alamatnya, lalu kirim lagi.',
    to: deskPaths.failedLetters,
  },
  jobs: {
    title: 'Pekerjaan latar yang gagal',
    todo: 'Perbaiki sebabnya, lalu jalankan lagi.',
    to: deskPaths.failedJobs,
  },
}
