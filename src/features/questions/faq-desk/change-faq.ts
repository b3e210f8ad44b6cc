import { record } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { imagesIn, plainText, sanitize } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import { changesOf, recordKept, requireVersion, restorableSince } from '../../content/edit-steps.ts'
import { claimImages } from '../../news/writing/claim-images.ts'
import { presentFaq } from './present.ts'
import { getFaq, insertFaq, lockFaq, updateFaq, upsertFaqAnswer } from './queries.ts'
import type { FaqWish } from './schema.ts'

/** FAQ entries are signed by the secretariat. */
const SPEAKER = 'Sekretariat Nasional'

type By = { by: Actor; now: Date }

/** Sanitises an answer for storage. @throws Failure 400 if empty */
function answerOf(html: string): string {
  const answer = sanitize(html)
  if (!plainText(answer) && !imagesIn(answer).length) throw invalid({ answer: ['Tulis jawabannya.'] })
  return answer
}

type NewEntry = { question: string; answer: string; category: string; position?: number | undefined }

/** Adds an FAQ entry, published at once. Idempotent by `key`. @throws Failure 400 */
export async function addFaq(tx: Tx, { wish, key, by, now }: By & { wish: NewEntry; key: string | null }) {
  const answer = answerOf(wish.answer)
  const { position = null, ...words } = wish
  const entry = { ...words, answer, position, author: SPEAKER, by: by.id, key, now }
  const { id, isNew } = await insertFaq(tx, entry)
  if (!isNew) return id
  await claimImages(tx, by.id, { content: answer, image: null }, { before: [], now })
  await record(tx, by, {
    act: 'create',
    entity: 'faq',
    entityId: id,
    detail: { after: { question: wish.question } },
  })
  tx.invalidate('questions')
  return id
}

/** @throws Failure 400, 404, 409 with `data:{current}` */
export async function changeFaq(
  tx: Tx,
  { id, change, by, now }: By & { id: number; change: FaqWish & { version: number } },
): Promise<void> {
  await lockFaq(tx, id)
  const entry = requireVersion(await getFaq(tx, id, restorableSince(now)), change.version, presentFaq)
  const { question, category, position } = entry
  const was = { question, category, position, answer: entry.answer }
  const { version: _, ...wish } = change
  const is = {
    ...was,
    ...withoutGaps(wish),
    answer: change.answer === undefined ? was.answer : answerOf(change.answer),
  }
  const pictures = (content: string) => ({ content, image: null })
  await claimImages(tx, by.id, pictures(is.answer), { before: [pictures(was.answer)], now })
  await updateFaq(tx, id, { ...is, deletedAt: null, now })
  if (is.answer !== was.answer)
    await upsertFaqAnswer(tx, { id, answerId: entry.answerId, answer: is.answer, author: SPEAKER, now })
  await record(tx, by, { act: 'update', entity: 'faq', entityId: id, detail: changesOf(was, is) })
  tx.invalidate('questions')
}

const withoutGaps = <T extends object>(given: T) =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<T> as {
    [K in keyof T]: NonNullable<T[K]>
  }

/** Deletes an FAQ entry, or restores it within thirty days; idempotent. @throws Failure 404 */
export async function saveFaq(
  tx: Tx,
  { id, isKept, by, now }: By & { id: number; isKept: boolean },
): Promise<void> {
  await lockFaq(tx, id)
  const entry = await getFaq(tx, id, restorableSince(now))
  if ((entry.deletedAt === null) === isKept) return
  await updateFaq(tx, id, { ...entry, deletedAt: isKept ? null : now, now })
  await recordKept(tx, { by, entity: 'faq', id, isKept, face: { question: entry.question } })
  tx.invalidate('questions')
}
