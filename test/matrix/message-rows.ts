import { randomUUID } from 'node:crypto'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeMessage } from '#src/features/messages/factory.ts'
import { UNKNOWN } from './answers.ts'
import { type Cell, row, type Scene } from './cell.ts'

/** Acts of a PIC on messages to their own institution, and of the secretariat on all. */
const CARE = '401 403 403 200 403 200 200'
/** The same on other messages, which a PIC cannot see. */
const CARE_ELSEWHERE = '401 403 403 404 403 200 200'
const CARE_MISSED = '401 403 403 404 403 404 404'
const CARE_CLASH = '401 403 403 409 403 409 409'
const CARE_MADE = '401 403 403 201 403 201 201'
const MADE_ELSEWHERE = '401 403 403 404 403 201 201'

type Given = Parameters<typeof makeMessage>[1]
type To = 'ours' | 'another' | 'secretariat'

/** An act on a new message. */
const on =
  (to: To, given: Given = {}, body?: () => object) =>
  async ({ site, cast }: Scene) => ({
    params: {
      id: await makeMessage(site.db, {
        participantId: to === 'secretariat' ? null : cast[to],
        ...given,
      }),
    },
    body: body?.(),
  })

/** The holder has the duty, and none of the roles' accounts. */
const heldBySomebody = (body?: () => object) => async (scene: Scene) => {
  const holder = await makeUser(scene.site.db, { role: 'staff', userType: 'sekretariat' })
  return on('ours', { claimedBy: holder.id }, body)(scene)
}

const answer = () => ({ text: 'Terima kasih atas pesannya.', idempotency_key: randomUUID() })
const READ = 'GET /desk/messages/{id}'
const CLAIM = 'PUT /desk/messages/{id}/claim'
const RELEASE = 'DELETE /desk/messages/{id}/claim'
const ANSWER = 'POST /desk/messages/{id}/answers'
const CLOSE = 'PUT /desk/messages/{id}/closure'
const REOPEN = 'DELETE /desk/messages/{id}/closure'

/** docs/reference/contract.md#4-roles, "Read and answer messages". */
export const messageRows: Cell[] = [
  ...row('GET /desk/messages', '', CARE),
  ...[READ, CLAIM, RELEASE, CLOSE, REOPEN].flatMap((operation) => [
    ...row(operation, 'own', CARE, on('ours')),
    ...row(operation, 'another', CARE_ELSEWHERE, on('another')),
    ...row(operation, 'to the secretariat', CARE_ELSEWHERE, on('secretariat')),
    ...row(operation, 'unknown', CARE_MISSED, () => UNKNOWN),
  ]),
  ...row(CLAIM, 'held by somebody', CARE_CLASH, heldBySomebody()),
  ...row(RELEASE, 'held by somebody', '401 403 403 409 403 409 200', heldBySomebody()),
  ...row(CLOSE, 'held by somebody', CARE_CLASH, heldBySomebody()),
  ...row(REOPEN, 'closed', CARE, on('ours', { status: 'closed' })),
  ...row(ANSWER, 'own', CARE_MADE, on('ours', {}, answer)),
  ...row(ANSWER, 'another', MADE_ELSEWHERE, on('another', {}, answer)),
  ...row(ANSWER, 'to the secretariat', MADE_ELSEWHERE, on('secretariat', {}, answer)),
  ...row(ANSWER, 'held by somebody', CARE_CLASH, heldBySomebody(answer)),
  ...row(ANSWER, 'closed', CARE_CLASH, on('ours', { status: 'closed' }, answer)),
  ...row(ANSWER, 'unknown', CARE_MISSED, () => ({ ...UNKNOWN, body: answer() })),
]
