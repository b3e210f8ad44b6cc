import { eventRecipes, openEvent, registered } from '#test/fuzz/event-recipes.ts'
import { DESK, NOT_THEIRS, UNKNOWN } from './answers.ts'
import { type Cell, row } from './cell.ts'
import { asDouble, cooked } from './doubles.ts'

const DESK_MADE = '401 403 403 403 403 201 201'
const DESK_MISSED = '401 403 403 403 403 404 404'
const DESK_CLASH = '401 403 403 403 403 409 409'
const DESK_REFUSED = '401 403 403 403 403 400 400'
const OWN = '401 200 200 200 200 200 200'
const register = 'POST /events/{id}/registrations'
const checkIn = 'POST /desk/events/{id}/check-ins'
const file = 'GET /desk/event-registrations/export'

/** The same request with other input. */
const other = (operation: string, what: string, codes: string, more: { params?: object; body?: object }) =>
  row(
    operation,
    what,
    codes,
    asDouble(async (hands, person) => {
      const { params, body, ...rest } = await eventRecipes[operation]!(hands, person)
      return {
        ...rest,
        params: { ...params, ...more.params },
        ...(body !== undefined && { body: { ...(body as object), ...more.body } }),
      }
    }),
  )
const known = (operation: string, codes = DESK) => row(operation, 'known', codes, cooked(operation))
const unknown = (operation: string, codes = DESK_MISSED) => other(operation, 'unknown', codes, UNKNOWN)
const both = (operation: string) => [...known(operation), ...unknown(operation)]

/** Everybody registers themselves; staff and admins alone see registrations and record attendance. */
export const eventRows: Cell[] = [
  ...known(register, '201'),
  ...unknown(register, '404'),
  ...row(
    register,
    'for members',
    '401 201 201 201 201 201 201',
    asDouble(async (hands, person) => ({
      ...(await eventRecipes[register]!(hands, person)),
      params: { id: await openEvent(hands, 'member') },
    })),
  ),
  ...row(
    register,
    'without registration',
    '409',
    asDouble(async (hands, person) => ({
      ...(await eventRecipes[register]!(hands, person)),
      params: { id: await openEvent(hands, 'none') },
    })),
  ),
  ...known('GET /events/{id}/registrations/own', OWN),
  ...known('DELETE /events/{id}/registrations/own', OWN),
  ...row(
    'DELETE /events/{id}/registrations/own',
    "another's",
    NOT_THEIRS,
    asDouble(async (hands) => ({ params: { id: (await registered(hands)).event } })),
  ),
  ...known('POST /event-registrations/link', '200'),
  ...known('POST /event-registrations/cancellation', '200'),
  ...other('POST /event-registrations/cancellation', 'a made-up link', '400', {
    body: { token: `1.${'a'.repeat(43)}` },
  }),
  ...other('POST /event-registrations/link', 'a made-up link', '400', {
    body: { token: `1.${'a'.repeat(43)}` },
  }),
  ...both('GET /desk/events/{id}/registration'),
  ...both('PATCH /desk/events/{id}/registration'),
  ...other('PATCH /desk/events/{id}/registration', 'another version', DESK_CLASH, { body: { version: 99 } }),
  ...both('GET /desk/events/{id}/registrations'),
  ...known('POST /desk/events/{id}/registrations', DESK_MADE),
  ...unknown('POST /desk/events/{id}/registrations'),
  ...known('POST /desk/events/{id}/registrations/acts'),
  ...known(checkIn),
  ...other(checkIn, 'of another event', DESK_CLASH, UNKNOWN),
  ...other(checkIn, 'a made-up code', DESK_REFUSED, { body: { code: 'C-0000-0000' } }),
  ...both('DELETE /desk/events/{id}/check-ins/{registration}'),
  ...row(file, '', DESK, () => ({ query: { event: 1 } })),
  ...row(file, 'of nothing', DESK_REFUSED),
]
