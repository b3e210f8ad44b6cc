import { designationChoices } from '#src/features/giving/designations.ts'
import { donationStatuses } from '#src/features/giving/gift-rules.ts'
import { stateWords } from '#src/features/giving/state-words.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { ledgerChannels, titleOfChannel } from './ledger-rules.ts'

/** Ledger view: filters and sort order, as a list or (`by`) as sums by a group. */
export const ledgerPlan: ListPlan = {
  path: deskPaths.giving,
  noun: 'donasi',
  search: 'Nama, e-mail, nomor pesanan, kuitansi, atau jumlah',
  filters: [
    {
      name: 'status',
      label: 'Keadaan',
      options: donationStatuses.map((value) => ({ value, label: stateWords[value].label })),
    },
    {
      name: 'channel',
      label: 'Cara bayar',
      options: ledgerChannels.map((value) => ({ value, label: titleOfChannel(value) })),
    },
    { name: 'designation', label: 'Tujuan', options: designationChoices },
    { name: 'region', label: 'Region' },
    { name: 'institution', label: 'Lembaga', entity: 'participant' },
    { name: 'campaign', label: 'Kampanye' },
    { name: 'from', label: 'Dari tanggal', type: 'date' },
    { name: 'to', label: 'Sampai tanggal', type: 'date' },
  ],
  sort: '-date',
  also: ['by'],
  csv: deskPaths.exportLedger,
}

/** Groups for sums, by their name in the address. */
export const shareKinds = {
  region: 'Per region',
  lembaga: 'Per lembaga',
  campaign: 'Per kampanye',
  cara: 'Per cara bayar',
} as const
export type ShareKind = keyof typeof shareKinds
