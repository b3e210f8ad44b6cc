import { makeEvent } from '#src/features/events/factory.ts'
import type { TranslationWire } from '#src/features/translations/schema.ts'
import { translationRecipes } from '#test/fuzz/translation-recipes.ts'
import { makePerson } from '#test/support/actor.ts'
import { toolsOf } from '#test/support/in-process-tools.ts'
import { DESK, UNKNOWN } from './answers.ts'
import { type Cell, row } from './cell.ts'
import { asDouble, cooked } from './doubles.ts'
import { both, list, type Make, OTHERS, REGIONAL } from './region-rows.ts'

/** These items have no region: to an editor they are not there. */
const SECRETARIAT = `${DESK} 404`
const MISSED = '401 403 403 403 403 404 404 404'
const CLASH = '401 403 403 403 403 409 409 404'
const WITHOUT_MACHINE = '401 403 403 403 403 503 503'

/** The same request for an item that does not exist. */
const elsewhere = (operation: string) =>
  asDouble(async (hands, person) => {
    const { params, ...rest } = await translationRecipes[operation]!(hands, person)
    return { ...rest, params: { ...params, id: UNKNOWN.params.id } }
  })

const read = 'GET /desk/translations/{kind}/{id}'
const revision = 'GET /desk/translations/{kind}/{id}/revisions/{revision}'
const write = 'PUT /desk/translations/{kind}/{id}'
const suggest = 'POST /desk/translations/{kind}/{id}/suggestion'

/** A whole translation of an event of the region, as its writer sends it. */
const ofEvent =
  (change?: object): Make =>
  async (hands, regionId, { write: run }) => {
    const { id } = await makeEvent(run, { regionId })
    const { token } = await makePerson(hands, { role: 'staff', userType: 'sekretariat' })
    const path = `/desk/translations/event/${id}`
    const { original } = (await hands.call(`GET ${path}?language=en`, token)) as TranslationWire
    const fields = Object.fromEntries(
      original.map(({ name, text }) => [name, text.replace(/(?=<|$)/, ' in English')]),
    )
    const { revisions, version } = (await hands.call(`PUT ${path}`, token, {
      language: 'en',
      version: 0,
      fields,
    })) as TranslationWire
    return {
      params: { kind: 'event', id, revision: revisions[0]!.id },
      ...(change ? { body: { language: 'en', version, ...change } } : { query: { language: 'en' } }),
    }
  }

/** The secretariat translates everything and publishes; editors of regions translate what is of theirs, and send it. */
export const translationRows: Cell[] = [
  ...both('GET /desk/translations', REGIONAL, list),
  ...row('GET /desk/translations', 'of one kind', `${DESK} 200`, () => ({
    query: { kind: 'news', state: 'missing' },
  })),
  ...[read, revision, write].flatMap((operation) => [
    ...row(operation, 'known', SECRETARIAT, cooked(operation)),
    ...row(operation, 'unknown', MISSED, elsewhere(operation)),
  ]),
  ...both(read, REGIONAL, ofEvent()),
  ...both(revision, REGIONAL, ofEvent()),
  ...both(write, REGIONAL, ofEvent({ review: 'send' })),
  ...row(write, "publish, of the editor's region", `${OTHERS} 403`, ({ site, cast }) =>
    ofEvent({ status: 'published' })(toolsOf(site), cast.edited, site),
  ),
  ...row(
    write,
    'another version',
    CLASH,
    asDouble(async (hands, person) => {
      const { body, ...rest } = await translationRecipes[write]!(hands, person)
      return { ...rest, body: { ...(body as object), version: 99_999 } }
    }),
  ),
  ...row(suggest, '', `${WITHOUT_MACHINE} 503`, cooked(suggest)),
  ...both(suggest, WITHOUT_MACHINE, ofEvent({})),
]
