import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'

/** List configuration of the audit log at the desk. */
export const auditPlan: ListPlan = {
  path: deskPaths.audit,
  noun: 'catatan',
  filters: [
    { name: 'actor', label: 'Nomor pelaku', type: 'text' },
    { name: 'subject', label: 'Nomor pemilik data', type: 'text' },
    {
      name: 'reads',
      label: 'Yang dicari',
      options: [{ value: '1', label: 'Hanya siapa melihat data' }],
    },
    { name: 'act', label: 'Perbuatan' },
    { name: 'entity', label: 'Jenis' },
    { name: 'entity_id', label: 'Nomor jenis', type: 'text' },
    { name: 'from', label: 'Dari tanggal', type: 'date' },
    { name: 'to', label: 'Sampai tanggal', type: 'date' },
  ],
  csv: deskPaths.exportAudit,
  limit: 50,
}
