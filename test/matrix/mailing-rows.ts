import { addContent } from '#src/features/content/create-content.ts'
import { insertSends } from '#src/features/mailings/sending/queries.ts'
import { mailingContent } from '#src/features/mailings/writing/mailing-content.ts'
import { addReader } from '#test/fuzz/content-recipes.ts'
import type { TestTools } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { type Cell, row } from './cell.ts'
import { both, CLOSED, list, type Make, OTHERS, publish, REGIONAL, REGIONAL_MADE } from './region-rows.ts'

const listOf = async ({ db }: TestTools, regionId: number) =>
  (
    await db
      .selectFrom('mailingLists')
      .select('id')
      .where('regionId', '=', regionId)
      .executeTakeFirstOrThrow()
  ).id

/** A mailing to the list of the region, which has a reader: a draft, or one that is being sent. */
const mailing =
  (body?: (version: number) => object, publishedAt: Date | null = null): Make =>
  async (hands, regionId, { write }) => {
    const listId = await listOf(hands, regionId)
    await addReader(hands, listId)
    const wish = { title: 'Kabar region', content: '<p>Isi.</p>', list_id: listId }
    const { id } = await write((tx) => addContent(tx, mailingContent, { wish, by: null, publishedAt }))
    await insertSends(hands.db, hands.now())
    const { version, revisionId } = await hands.db
      .selectFrom('mailings')
      .select(['version', 'revisionId'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return { params: { id, revision: revisionId! }, body: body?.(version) }
  }
const MAILINGS = '/desk/mailings'

/** Editors of a region write to its list as the secretariat does, and to no other. */
export const mailingRows: Cell[] = [
  ...both('GET /desk/mailing-choices', REGIONAL, list),
  ...both('GET /desk/mailing-items', REGIONAL, list),
  ...both(`GET ${MAILINGS}`, REGIONAL, list),
  ...both(
    `POST ${MAILINGS}`,
    REGIONAL_MADE,
    async (hands, regionId) => ({ body: { title: 'Kabar region', list_id: await listOf(hands, regionId) } }),
    CLOSED,
  ),
  ...both(`GET ${MAILINGS}/{id}`, REGIONAL, mailing()),
  ...both(`PATCH ${MAILINGS}/{id}`, REGIONAL, mailing(publish), CLOSED),
  ...row(`PATCH ${MAILINGS}/{id}`, "out of the editor's region", `${OTHERS} 400`, ({ site, cast }) =>
    mailing((version) => ({ version, list_id: 1 }))(toolsOf(site), cast.edited, site),
  ),
  ...both(`DELETE ${MAILINGS}/{id}`, REGIONAL, mailing()),
  ...both(`POST ${MAILINGS}/{id}/restoration`, REGIONAL, mailing()),
  ...both(`GET ${MAILINGS}/{id}/revisions/{revision}`, REGIONAL, mailing()),
  ...both(
    `POST ${MAILINGS}/{id}/revisions/{revision}/restoration`,
    REGIONAL,
    mailing((version) => ({ version })),
    CLOSED,
  ),
  ...both(`GET ${MAILINGS}/{id}/check`, REGIONAL, mailing()),
  ...both(
    `POST ${MAILINGS}/audience`,
    REGIONAL,
    async (hands, regionId) => ({ body: { list_id: await listOf(hands, regionId) } }),
    CLOSED,
  ),
  ...both(`GET ${MAILINGS}/{id}/sending`, REGIONAL, mailing()),
  ...both(`GET ${MAILINGS}/{id}/figures`, REGIONAL, mailing()),
  ...both(
    `POST ${MAILINGS}/{id}/schedule`,
    REGIONAL,
    mailing((version) => ({ version })),
    CLOSED,
  ),
  ...both(
    `POST ${MAILINGS}/{id}/pause`,
    REGIONAL,
    mailing(() => ({ state: 'paused' }), new Date()),
  ),
  ...both(
    `POST ${MAILINGS}/{id}/test`,
    REGIONAL_MADE,
    mailing(() => ({ idempotency_key: crypto.randomUUID() })),
  ),
]
