import { DEMO_PASSWORD } from '#src/features/accounts/demo.ts'
import { toHex } from '#src/wire/hex.ts'
import { API_KEY } from './site.ts'
import { asStranger } from './strangers.ts'

/** Logs in with a demo account, from a new network. @returns the status, 0 for no answer */
export async function logIn(base: string, email: string): Promise<number> {
  const answer = await fetch(`${base}/v1/user/login/member`, {
    method: 'POST',
    headers: { 'x-api-key': API_KEY, 'content-type': 'application/json', ...asStranger() },
    body: JSON.stringify({ email, password: toHex(DEMO_PASSWORD) }),
  }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status ?? 0
}
