import { DESK } from './answers.ts'
import { type Cell, row } from './cell.ts'

const ON_DUTY = '401 403 403 200 200 200 200'

/** People with a duty see pending work; the answers restrict it to theirs. */
export const overviewRows: Cell[] = [
  ...row('GET /desk/waiting', '', `${ON_DUTY} 200`),
  ...row('GET /desk/overview', '', `${ON_DUTY} 200`),
  ...row('GET /desk/setup', '', DESK),
  ...row('GET /desk/handbook/{chapter}', '', `${ON_DUTY} 200`, () => ({ params: { chapter: 'mulai' } })),
  ...row('GET /desk/search', '', ON_DUTY, () => ({ query: { q: 'a' } })),
  ...row('GET /desk/find', 'institutions', `${ON_DUTY} 200`, () => ({
    query: { kind: 'participant', q: 'aa' },
  })),
  ...row('GET /desk/find', 'people', DESK, () => ({ query: { kind: 'person', q: 'aa' } })),
]
