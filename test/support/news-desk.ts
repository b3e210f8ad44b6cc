import { makeUser } from '#src/features/accounts/factory.ts'
import { makeParticipant } from '#src/features/institutions/directory/factory.ts'
import type { MemberNewsWire } from '#src/features/news/writing/schema.ts'
import type { Result } from '#src/wire/envelope.ts'
import type { FreshApp } from './fresh-app.ts'

export type Answer = Result<MemberNewsWire> & { data: MemberNewsWire; errors?: Record<string, string[]> }
export type Person = Awaited<ReturnType<typeof makeCast>>['author']

/** One person of every role in the workflow, with calls; author and PIC are of one institution. */
export async function makeCast({ as, db, write }: Pick<FreshApp, 'as' | 'db' | 'write'>) {
  const [ours, another] = [await makeParticipant(write), await makeParticipant(write)]
  const person = async (namaLengkap: string, given: Parameters<typeof makeUser>[1] = {}) => {
    const user = await makeUser(db, { namaLengkap, ...given })
    const { send } = await as(user)
    const call = async (method: string, path: string, body?: unknown): Promise<Answer> => {
      const headers = { 'content-type': 'application/json' }
      const answer = await send(method, `/v1${path}`, body ? { body: JSON.stringify(body), headers } : {})
      return (await answer.json()) as Answer
    }
    return {
      user,
      call,
      see: (id: number) => call('GET', `/member/news/${id}`),
      write: (given: object = {}) => call('POST', '/news', { ...newText(), ...given }),
      /** Sends a change with the current version. */
      change: async (id: number, wish: object) => {
        const { version } = await db
          .selectFrom('news')
          .select('version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
        return call('PATCH', `/news/${id}`, { version, ...wish })
      },
    }
  }
  return {
    author: await person('Ani Penulis', { participantId: ours.id, userType: 'partisipan' }),
    stranger: await person('Dodi Umum'),
    pic: await person('Pika Pic', { participantId: ours.id, userType: 'partisipan', isPic: true }),
    otherPic: await person('Oki Pic', { participantId: another.id, userType: 'partisipan', isPic: true }),
    moderator: await person('Mona Moderator', { isModerator: true }),
    staff: await person('Sari Staf', { role: 'staff', userType: 'sekretariat' }),
    admin: await person('Adi Admin', { role: 'admin', userType: 'sekretariat' }),
  }
}

let count = 0

export function newText() {
  count += 1
  return {
    title: `Panen ke-${count} di lereng`,
    content: `<p>Isi kabar nomor ${count}.</p>`,
    excerpt: 'Panen tiba lebih awal.',
    category_id: 1,
  }
}
