import type { ListPlan } from '#src/ui/desk/list-plan.ts'

/** The people of an institution as a list of the desk. */
export const membersPlan = (path: string): ListPlan => ({ path, noun: 'anggota', search: 'Nama atau e-mail' })
