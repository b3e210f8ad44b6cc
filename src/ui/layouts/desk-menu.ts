import { deskEntryKinds } from '#src/kinds.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { allDuties, type Duty, hasOneOf } from '#src/wire/actor.ts'
import type { WaitingKind } from '#src/wire/waiting.ts'
import type { IconName } from '../icon.tsx'
import type { Visitor } from '../site.ts'

type DeskEntry = {
  to: string
  label: string
  icon: IconName
  isExact?: true
  /** Default: those of its group. */
  duties?: readonly Duty[]
  /** Kinds of pending work whose count is shown beside the entry. */
  waits?: readonly WaitingKind[]
}

/** Navigation of the desk: its menu by subject, and the duties that see them. */
export const deskMenu: { title: string; duties: readonly Duty[]; entries: DeskEntry[] }[] = [
  {
    title: 'Ringkasan',
    duties: allDuties,
    entries: [
      { to: paths.desk, label: 'Yang menunggu', icon: 'inbox', isExact: true },
      { to: deskPaths.news, label: 'Tinjauan berita', icon: 'newspaper', waits: ['reviews', 'endorsements'] },
      {
        to: deskPaths.forum,
        label: 'Forum',
        icon: 'message-square-text',
        duties: ['pic', 'moderator', 'staff', 'admin'],
        waits: ['forum'],
      },
      {
        to: deskPaths.secretariatMessages,
        label: 'Pesan',
        icon: 'mail',
        duties: ['staff', 'admin'],
        waits: ['messages'],
      },
    ],
  },
  {
    title: 'Isi situs',
    duties: ['staff', 'admin'],
    entries: [
      ...deskEntryKinds.map(({ deskEntry }) => deskEntry),
      { to: deskPaths.media, label: 'Pustaka gambar', icon: 'images' },
      { to: deskPaths.categories, label: 'Kategori, tema', icon: 'list' },
      { to: deskPaths.menu, label: 'Menu situs', icon: 'menu' },
      { to: deskPaths.translations, label: 'Terjemahan', icon: 'globe' },
      { to: deskPaths.regions, label: 'Region', icon: 'map' },
      { to: deskPaths.brand, label: 'Logo dan warna', icon: 'image', duties: ['admin'] },
      { to: deskPaths.settings, label: 'Pengaturan', icon: 'layout-dashboard', duties: ['admin'] },
    ],
  },
  {
    title: 'Lembaga',
    duties: ['pic', 'staff', 'admin'],
    entries: [
      { to: deskPaths.members, label: 'Anggota', icon: 'users', duties: ['pic'], waits: ['claims'] },
      {
        to: deskPaths.institution,
        label: 'Halaman lembaga',
        icon: 'building',
        isExact: true,
        duties: ['pic'],
      },
      { to: deskPaths.institutionGiving, label: 'Donasi lembaga', icon: 'hand-coins', duties: ['pic'] },
      { to: deskPaths.messages, label: 'Pesan lembaga', icon: 'mail', duties: ['pic'], waits: ['messages'] },
      {
        to: deskPaths.participants,
        label: 'Partisipan',
        icon: 'building',
        duties: ['region', 'staff', 'admin'],
        waits: ['page_changes'],
      },
      {
        to: deskPaths.claims,
        label: 'Keanggotaan',
        icon: 'user-plus',
        duties: ['region', 'staff', 'admin'],
        waits: ['claims'],
      },
    ],
  },
  {
    title: 'Donasi',
    duties: ['staff', 'admin'],
    entries: [
      { to: deskPaths.giving, label: 'Buku donasi', icon: 'hand-coins', isExact: true },
      {
        to: deskPaths.transfers,
        label: 'Transfer',
        icon: 'landmark',
        waits: ['transfers', 'approvals', 'to_send'],
      },
      { to: deskPaths.giftsInKind, label: 'Barang', icon: 'archive' },
      { to: deskPaths.disbursements, label: 'Penerusan', icon: 'send', waits: ['disbursements'] },
      {
        to: deskPaths.campaigns,
        label: 'Kampanye',
        icon: 'megaphone',
        duties: ['region', 'staff', 'admin'],
      },
      { to: deskPaths.regionGiving, label: 'Donasi region', icon: 'hand-coins', duties: ['region'] },
      { to: deskPaths.pledges, label: 'Janji', icon: 'calendar-heart' },
      { to: deskPaths.quarantine, label: 'Karantina', icon: 'shield-alert', waits: ['quarantine'] },
      { to: deskPaths.reconciliation, label: 'Rekonsiliasi', icon: 'scale' },
    ],
  },
  {
    title: 'Orang',
    duties: ['region', 'staff', 'admin'],
    entries: [
      { to: deskPaths.people, label: 'Orang', icon: 'users' },
      { to: deskPaths.subscriberLists, label: 'Pelanggan buletin', icon: 'mail' },
    ],
  },
  {
    title: 'Pengawasan',
    duties: ['admin'],
    entries: [
      { to: deskPaths.privacy, label: 'Meja privasi', icon: 'lock', waits: ['privacy'] },
      { to: deskPaths.audit, label: 'Jejak audit', icon: 'scroll-text' },
      { to: deskPaths.securityEvents, label: 'Keamanan', icon: 'log-in' },
      { to: deskPaths.mail, label: 'Surat keluar', icon: 'mail' },
      { to: deskPaths.failedLetters, label: 'Kegagalan', icon: 'triangle-alert' },
    ],
  },
]

/** Entries that one of the visitor's duties allows. */
export const deskMenuOf = (visitor: Visitor) =>
  deskMenu
    .map(({ title, duties: ofGroup, entries }) => ({
      title,
      entries: entries.filter(({ duties = ofGroup }) => hasOneOf(visitor, duties)),
    }))
    .filter(({ entries }) => entries.length > 0)
