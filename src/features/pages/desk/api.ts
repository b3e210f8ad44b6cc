import { deskEndpoints } from '../../content/desk-endpoints.ts'
import { pageContent } from './page-content.ts'
import { moveInMenu, requireOffMenu } from './page-in-menu.ts'
import { putInForce } from './put-in-force.ts'
import { deskPageFilter, newPage, pageChange } from './schema.ts'

export const deskPageEndpoints = Object.values(
  deskEndpoints({
    noun: 'pages',
    called: 'halaman',
    kind: pageContent,
    filter: deskPageFilter,
    newBody: newPage,
    changeBody: pageChange,
    orRefuse: (tx, id) => requireOffMenu(tx, id),
    async alongside(tx, done) {
      await putInForce(tx, done)
      if (done.change.status === 'archived') await requireOffMenu(tx, done.id)
      if (done.change.slug !== undefined) await moveInMenu(tx, done.changed.before.slug, done.change.slug)
    },
  }),
)
