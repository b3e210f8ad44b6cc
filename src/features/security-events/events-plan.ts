import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { securityEventKinds, securityOutcomes } from '#src/wire/security-event.ts'
import { kindWords, outcomeWords } from './event-words.ts'

/** List configuration of the security events at the desk. */
export const eventsPlan: ListPlan = {
  path: deskPaths.securityEvents,
  noun: 'kejadian',
  filters: [
    { name: 'user', label: 'Nomor orang', type: 'text' },
    {
      name: 'kind',
      label: 'Jenis',
      options: securityEventKinds.map((value) => ({ value, label: kindWords[value] })),
    },
    {
      name: 'outcome',
      label: 'Hasil',
      options: securityOutcomes.map((value) => ({ value, label: outcomeWords[value] })),
    },
    { name: 'from', label: 'Dari tanggal', type: 'date' },
    { name: 'to', label: 'Sampai tanggal', type: 'date' },
  ],
  limit: 50,
}
