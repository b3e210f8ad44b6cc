import { hrefOf, type ListPlan, type ListView } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { statusWords } from '../my-post/status-tag.tsx'
import type { DeskCountsWire } from './schema.ts'

/** The desk's list of news; its tab is `status` in the address, absent for the queue. */
export const newsPlan: ListPlan = {
  path: deskPaths.news,
  noun: 'tulisan',
  search: 'Judul atau penulis',
  filters: [
    {
      name: 'claimed',
      label: 'Peninjau',
      options: [
        { value: 'nobody', label: 'Belum diambil' },
        { value: 'me', label: 'Saya' },
        { value: 'others', label: 'Orang lain' },
      ],
    },
    { name: 'category', label: 'Kategori' },
    { name: 'institution', label: 'Lembaga' },
    {
      name: 'endorsed',
      label: 'Dukungan lembaga',
      options: [
        { value: '1', label: 'Didukung' },
        { value: '0', label: 'Belum' },
      ],
    },
    { name: 'author', label: 'Penulis' },
  ],
  sort: 'sent_at',
  also: ['status'],
}

const tabs = ['review', 'revision', 'scheduled', 'published', 'archived', 'all'] as const
export type Tab = (typeof tabs)[number]
export const tabOf = ({ also }: ListView): Tab => tabs.find((tab) => tab === also.status) ?? 'review'
export const tabWords = (tab: Tab) =>
  tab === 'all' ? 'Semua' : tab === 'review' ? 'Menunggu tinjauan' : statusWords[tab].label

export const tabItems = (view: ListView, counts: DeskCountsWire | null) =>
  tabs.map((tab) => ({
    to: hrefOf(newsPlan, { ...view, sort: '' }, { also: { status: tab === 'review' ? '' : tab } }),
    label: tabWords(tab),
    isCurrent: tabOf(view) === tab,
    ...(counts && { count: counts[tab] }),
  }))

/** Number of waiting texts, in words. */
export const waitingWords = (counts: DeskCountsWire | null) =>
  !counts
    ? undefined
    : counts.review
      ? `${counts.review} tulisan menunggu, yang paling lama lebih dulu. Batasnya tiga hari kerja.`
      : 'Tidak ada yang menunggu.'
