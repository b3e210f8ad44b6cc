import type { Call } from '#src/wire/client.ts'
import type { dropAllFactors } from '../accounts/factors/api.ts'
import type { erase, putDuties, suspend, unsuspend } from './api.ts'

type Values = Record<string, string>
type Asked = { api: Call; params: { id: string }; values: Values }

/** Handlers of a person page's forms, by `intent`. */
const acts = {
  suspend: ({ api, params, values }: Asked) =>
    api<typeof suspend>('POST /desk/people/{id}/suspension', {
      session: true,
      params,
      body: { reason: values.reason ?? '' },
    }),
  unsuspend: ({ api, params }: Asked) =>
    api<typeof unsuspend>('DELETE /desk/people/{id}/suspension', { session: true, params }),
  duties: ({ api, params, values }: Asked) =>
    api<typeof putDuties>('PUT /desk/people/{id}/duties', {
      session: true,
      params,
      body: {
        role: values.role as 'member',
        is_moderator: values.is_moderator === 'on',
        version: Number(values.version),
      },
    }),
  factors: ({ api, params }: Asked) =>
    api<typeof dropAllFactors>('DELETE /users/{id}/factors', { session: true, params }),
  erase: ({ api, params, values }: Asked) =>
    api<typeof erase>('POST /desk/people/{id}/erasure', {
      session: true,
      params,
      body: {
        email: values.email ?? '',
        keep_byline: values.keep_byline === 'on',
        reason: values.reason ?? '',
      },
    }),
}

/** Handles a form; null for an unknown one. */
export const doOnPerson = (api: Call, id: string, values: Values) => {
  const { intent = '' } = values
  return Object.hasOwn(acts, intent)
    ? acts[intent as keyof typeof acts]({ api, params: { id }, values })
    : null
}
