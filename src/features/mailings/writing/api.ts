import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { mailingContent } from './mailing-content.ts'
import { deskMailingFilter, mailingChange, mailingDetailsShape, newMailing } from './schema.ts'

export const deskMailingEndpoints = Object.values(
  deskEndpoints({
    noun: 'mailings',
    called: 'buletin',
    kind: mailingContent,
    details: mailingDetailsShape,
    filter: deskMailingFilter,
    newBody: newMailing,
    changeBody: mailingChange,
  }),
)
