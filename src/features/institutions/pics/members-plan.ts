import type { ListPlan } from '#src/ui/desk/list-plan.ts'

/** List configuration of an institution's people at the desk. */
export const membersPlan = (path: string): ListPlan => ({ path, noun: 'anggota', search: 'Nama atau e-mail' })
