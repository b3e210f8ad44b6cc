import { deskPaths } from '#src/desk-paths.ts'
import type { WaitingKind } from '#src/wire/waiting.ts'

type Words = {
  /** What waits. */
  title: string
  /** What is to be done. */
  todo: string
  /** Where it is done; null where there is no page for it. */
  to: string | null
}

/** What waits, in words, and the way to it. A PIC decides on claims on the page of the own people. */
export const waitingWords = (kind: WaitingKind, isOffice: boolean): Words =>
  kind === 'claims' && !isOffice ? { ...words.claims, to: deskPaths.members } : words[kind]

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
    todo: 'Undang-undang memberi 3 × 24 jam.',
    to: deskPaths.privacy,
  },
  approvals: {
    title: 'Permintaan menunggu orang kedua',
    todo: 'Setujui atau tolak permintaan rekan.',
    to: `${deskPaths.transfers}?view=waiting`,
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
    todo: 'Sudah dicoba lima kali. Periksa server surat dan alamatnya.',
    to: null,
  },
  jobs: {
    title: 'Pekerjaan latar yang gagal',
    todo: 'Sebabnya tertulis di log dengan “job parked”.',
    to: null,
  },
}
