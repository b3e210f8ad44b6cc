import { data, redirect } from 'react-router'
import { answerOf, type FormAnswer, statusOf } from '#src/ui/form.tsx'
import type { PageArgs } from '#src/ui/page.ts'
import { paths } from '#src/urls/paths.ts'
import type { Failed, Result } from '#src/wire/envelope.ts'
import { toHex } from '#src/wire/hex.ts'
import { readJson } from '#src/wire/read-json.ts'
import type { putPassword } from '../login/api.ts'
import type { endOneSession, endOtherSessions } from '../sessions/api.ts'
import type {
  beginPasskey,
  beginTotp,
  dropPasskey,
  dropTotp,
  endTotpSetUp,
  renewCodes,
  savePasskey,
} from './api.ts'
import type { Begun } from './passkey-signer.tsx'
import type { NewPasskeyAnswer } from './schema.ts'

/** Result of an action on the security page. */
export type SecurityAnswer = {
  /** Submitted form; only that one shows `form`. */
  act: string
  /** Id of the passkey or device. */
  id?: string
  form?: FormAnswer
  totp?: { secret: string; uri: string }
  begun?: Begun
  codes?: string[]
}

type Sent = Record<string, string>
type Act = (api: PageArgs['api'], sent: Sent) => Promise<Result<unknown>>

const inside = { session: true }

const acts: Record<string, Act> = {
  password: (api, { current = '', password = '' }) =>
    api<typeof putPassword>('PUT /auth/password', {
      ...inside,
      body: { current: toHex(current), password: toHex(password) },
    }),
  'totp-begin': (api) => api<typeof beginTotp>('POST /auth/factors/totp', inside),
  'totp-confirm': (api, { code = '' }) =>
    api<typeof endTotpSetUp>('POST /auth/factors/totp/confirmation', { ...inside, body: { code } }),
  'totp-remove': (api) => api<typeof dropTotp>('DELETE /auth/factors/totp', inside),
  codes: (api) => api<typeof renewCodes>('POST /auth/factors/recovery', inside),
  'passkey-begin': (api) => api<typeof beginPasskey>('POST /auth/factors/passkeys/challenge', inside),
  'passkey-add': (api, { challenge = '', passkey = '', name = '' }) =>
    api<typeof savePasskey>('POST /auth/factors/passkeys', {
      ...inside,
      body: { challenge, passkey: readJson<NewPasskeyAnswer>(passkey) as NewPasskeyAnswer, name },
    }),
  'passkey-remove': (api, { id = '' }) =>
    api<typeof dropPasskey>('DELETE /auth/factors/passkeys/{id}', { ...inside, params: { id } }),
  'session-end': (api, { id = '' }) =>
    api<typeof endOneSession>('DELETE /auth/sessions/{id}', { ...inside, params: { id } }),
  'sessions-end': (api) => api<typeof endOtherSessions>('DELETE /auth/sessions', inside),
}

/** Handles the forms of the security page. */
export async function actOnSecurity({ api, request, query }: Pick<PageArgs, 'api' | 'request' | 'query'>) {
  const sent = Object.fromEntries(await request.formData()) as Sent
  const act = sent.act ?? ''
  const run = Object.hasOwn(acts, act) ? acts[act] : undefined
  if (!run) throw data(null, { status: 400 })
  const answer = await run(api, sent)
  if (!answer.success) return refusedAct(act, sent, answer)
  const shown = shownOf(act, answer.data)
  if (shown) return data<SecurityAnswer>(shown)
  const next = query.get('next')
  return redirect(`${paths.security}?selesai=${act}${next ? `&next=${encodeURIComponent(next)}` : ''}`)
}

/** True if the action was already done elsewhere: the page just shows the current state. */
const isDoneAlready = (act: string, code: number) =>
  code === 404 || (code === 409 && ['totp-begin', 'totp-confirm', 'codes'].includes(act))

function refusedAct(act: string, { id, name = '', uri = '', secret = '' }: Sent, failed: Failed) {
  if (isDoneAlready(act, failed.code)) return redirect(paths.security)
  const form = answerOf(name ? { name } : {}, failed)
  const totp = act === 'totp-confirm' && secret ? { totp: { secret, uri } } : {}
  return data<SecurityAnswer>({ act, form, ...(id && { id }), ...totp }, { status: statusOf(failed) })
}

/** Results shown only once, so not after a redirect. */
function shownOf(act: string, made: unknown): SecurityAnswer | null {
  const { recovery_codes: codes, secret, uri, challenge, passkey } = made as Record<string, never>
  if (codes) return { act, codes }
  if (act === 'totp-begin') return { act, totp: { secret: secret!, uri: uri! } }
  if (act === 'passkey-begin') return { act, begun: { challenge: challenge!, passkey: passkey! } }
  return null
}
