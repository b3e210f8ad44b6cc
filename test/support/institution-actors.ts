import { randomInt } from 'node:crypto'
import { newLink } from '#src/features/institutions/link-queries.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { makePerson, type Person, type TestTools } from './actor.ts'
import { makeNewsItem } from './news-item.ts'

type Tool = Pick<TestTools, 'db' | 'now' | 'open'>

/** A new institution with a short page, in the first region if none is given. */
export async function newInstitution({ db }: Pick<TestTools, 'db'>, region?: number): Promise<number> {
  const name = `Lembaga ${randomInt(1e12)}`
  const first = await db.selectFrom('regions').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { id } = await db
    .insertInto('participants')
    .values({ title: name, regionId: region ?? first.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  await reserveSlug(db, 'participant', id, name.toLowerCase().replace(' ', '-'))
  return id
}

export const memberOf = (hands: Tool, participantId: number): Promise<Person> =>
  makePerson(hands, { participantId, userType: 'partisipan' })

export const picOf = (hands: Tool, participantId: number): Promise<Person> =>
  makePerson(hands, { participantId, userType: 'partisipan', isPic: true })

/** A new person's pending claim. */
export async function claimOn(hands: Tool, participantId: number): Promise<number> {
  const { id: userId } = await makePerson(hands)
  const { id } = await hands.db
    .insertInto('participantClaims')
    .values({ userId, participantId, createdAt: hands.now() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Secret of a link about a claim, as mailed to a PIC. */
export async function claimLink(hands: Tool): Promise<string> {
  const participantId = await newInstitution(hands)
  const { id: userId } = await picOf(hands, participantId)
  return newLink(hands.db, { userId, claimId: await claimOn(hands, participantId), now: hands.now() })
}

/** Secret of a link about an item in review, as mailed to a PIC. */
export async function postLink(hands: Tool): Promise<string> {
  const participantId = await newInstitution(hands)
  const { id: userId } = await picOf(hands, participantId)
  const { revision } = await makeNewsItem(hands.db, await memberOf(hands, participantId), 'review')
  return newLink(hands.db, { userId, revisionId: revision, now: hands.now() })
}

/** A pending change of an institution's page. */
export async function changeOf(hands: Tool, participantId: number): Promise<void> {
  const { id: createdBy } = await picOf(hands, participantId)
  await hands.db
    .insertInto('participantChanges')
    .values({
      participantId,
      fields: JSON.stringify({ description_1: 'Kalimat baru.' }),
      before: JSON.stringify({ description_1: '' }),
      createdBy,
      createdAt: hands.now(),
    })
    .execute()
}
