import { type Cell, row } from './cell.ts'

const ON_DUTY = '401 403 403 200 200 200 200'

/** Whoever has a duty is told what waits; what of it is theirs, the answers say. */
export const overviewRows: Cell[] = [
  ...row('GET /desk/waiting', '', ON_DUTY),
  ...row('GET /desk/overview', '', ON_DUTY),
  ...row('GET /desk/search', '', ON_DUTY, () => ({ query: { q: 'a' } })),
]
