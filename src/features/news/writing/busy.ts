import { Failure } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as words from './api-words.id.ts'
import { presentItem } from './present.ts'
import type { ItemRow } from './queries.ts'

const BUSY = words.authorIsRevising

/** A 409 for an item that its writer is editing and has not sent. */
export const busy = (item: ItemRow, viewer: Actor) =>
  new Failure(409, { data: { current: presentItem(item, viewer) }, errors: { content: [BUSY] } })
