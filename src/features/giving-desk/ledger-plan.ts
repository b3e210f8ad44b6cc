import { designationChoices } from '#src/features/giving/designations.ts'
import { donationStatuses } from '#src/features/giving/gift-rules.ts'
import { stateWords } from '#src/features/giving/state-words.ts'
import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { ledgerChannels, titleOfChannel } from './ledger-rules.ts'
import * as words from './words.id.ts'

/** Ledger view: filters and sort order, as a list or (`by`) as sums by a group. */
export const ledgerPlan: ListPlan = {
  path: deskPaths.giving,
  noun: words.noun,
  search: words.searchLedger,
  filters: [
    {
      name: 'status',
      label: words.state,
      options: donationStatuses.map((value) => ({ value, label: stateWords[value].label })),
    },
    {
      name: 'channel',
      label: words.paymentMethod,
      options: ledgerChannels.map((value) => ({ value, label: titleOfChannel(value) })),
    },
    { name: 'designation', label: words.designation, options: designationChoices },
    { name: 'region', label: words.region },
    { name: 'institution', label: words.institution, entity: 'participant' },
    { name: 'campaign', label: words.campaign },
    { name: 'from', label: words.fromDate, type: 'date' },
    { name: 'to', label: words.toDate, type: 'date' },
  ],
  sort: '-date',
  also: ['by'],
  csv: deskPaths.exportLedger,
}

/** Groups for sums, by their name in the address. */
export const shareKinds = {
  region: words.byRegion,
  lembaga: words.byInstitution,
  campaign: words.byCampaign,
  cara: words.byMethod,
} as const
export type ShareKind = keyof typeof shareKinds
