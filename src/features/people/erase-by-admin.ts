import type { Services } from '#src/platform/http/endpoint.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { erasePerson } from '../privacy/erase-person.ts'
import { lockPersonToChange, requireAnotherAdmin } from './act-on-person.ts'
import * as words from './api-words.id.ts'
import { canGovern } from './person-policy.ts'
import { setKeepsByline } from './queries.ts'

type Parts = Pick<Services, 'write' | 'clock' | 'erasures'>
type Wish = { email: string; keep_byline: boolean; reason: string }

/**
 * Erases a person at once, at their request to the secretariat; irreversible.
 * @throws Failure 404, 403 for oneself, 409 for the last admin, 400 when the address is not theirs
 */
export const eraseByAdmin = (parts: Parts, actor: Actor, id: number, wish: Wish) =>
  erasePerson(parts, id, parts.clock.now(), {
    by: actor,
    detail: { reason: wish.reason, keep_byline: wish.keep_byline },
    async before(tx) {
      const person = await lockPersonToChange(tx, actor, id, canGovern)
      requireAnotherAdmin(person)
      if (person.email !== wish.email) throw invalid({ email: [words.notItsAddress] })
      await setKeepsByline(tx, id, wish.keep_byline)
    },
  })
