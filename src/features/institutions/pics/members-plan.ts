import type { ListPlan } from '#src/ui/desk/list-plan.ts'
import * as words from './words.id.ts'

/** List configuration of an institution's people at the desk. */
export const membersPlan = (path: string): ListPlan => ({
  path,
  noun: words.noun,
  search: words.searchMembers,
})
