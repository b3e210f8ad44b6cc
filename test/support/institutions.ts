import { expect } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import { eventually } from './eventually.ts'
import type { FreshApp } from './fresh-app.ts'

type Answer = {
  code: number
  data: Record<string, unknown> & Record<string, never>
  errors?: Record<string, string[]>
  pagination?: { total: number }
}
type Given = Parameters<typeof makeUser>[1]

/** Two institutions with their people, and a member of the secretariat, each with their calls. */
export function institutionWorld(site: FreshApp) {
  const { db, write, as, letters, work, time } = site
  const person = async (given: Given = {}) => {
    const user = await makeUser(db, given)
    const { send, token } = await as(user)
    const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
      const headers = { 'content-type': 'application/json' }
      const init = body === undefined ? {} : { body: JSON.stringify(body), headers }
      return (await (await send(method, `/v1${path}`, init)).json()) as Answer
    }
    return { user, id: user.id, token, call }
  }
  const member = (participantId: number, given: Given = {}) =>
    person({ participantId, userType: 'partisipan', ...given })
  return {
    person,
    member,
    pic: (participantId: number, given: Given = {}) => member(participantId, { isPic: true, ...given }),
    staff: (given: Given = {}) => person({ role: 'staff', userType: 'sekretariat', ...given }),
    institution: async (title?: string) => (await makeParticipant(write, title ? { title } : {})).id,
    /** A new person's pending claim, without its mails. */
    async claimOn(participantId: number, given: Given = {}) {
      const claimant = await person(given)
      const { id } = await db
        .insertInto('participantClaims')
        .values({ userId: claimant.id, participantId, createdAt: time.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { claimant, id }
    },
    /** Secret in the link of a received mail, after the jobs have run. */
    async linkIn(to: string, path: string): Promise<string> {
      const pattern = new RegExp(`http://site\\.test${path}#([\\w-]{43})`)
      return eventually(() => {
        const found = letters.filter((letter) => letter.to === to && pattern.test(letter.text)).at(-1)
        expect(found).toBeDefined()
        return pattern.exec(found!.text)![1]!
      })
    },
    async letterTo(to: string, subject: RegExp) {
      return eventually(() => {
        const found = letters.find((letter) => letter.to === to && subject.test(letter.subject))
        expect(found, `${to} ${subject}`).toBeDefined()
        return found!
      })
    },
    work,
  }
}
