import { recordAudit } from '#src/platform/database/audit.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid, notFound } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import { lockAccount } from '../../messages/queries.ts'
import * as words from './api-words.id.ts'
import {
  countLabels,
  deletePersonLabel,
  insertPersonLabel,
  lockLabel,
  lockLabelByWord,
  lockLabels,
  mergeLabel,
  renameLabel,
  saveLabel,
} from './queries.ts'
import type { LabelChange } from './schema.ts'

type Parts = Pick<Services, 'write'>

const MOST_OF_A_PERSON = 20
const MOST = 500

/**
 * Gives a person a label, a new one if nobody has it yet; idempotent. The audit log keeps only its number, as the words
 * are about the person.
 * @throws Failure 404, 400 beyond 20 of a person or 500 in all
 */
export const addLabel = ({ write }: Parts, actor: Actor, userId: number, word: string) =>
  write(async (tx) => {
    await lockLabels(tx)
    await lockAccount(tx, userId)
    const { theirs, all } = await countLabels(tx, userId)
    const known = await lockLabelByWord(tx, word)
    if (!known && all >= MOST) throw invalid({ word: [words.enoughLabels(MOST)] })
    const label = await saveLabel(tx, word)
    if (!(await insertPersonLabel(tx, userId, label))) return
    if (theirs >= MOST_OF_A_PERSON)
      throw invalid({
        word: [words.enoughLabelsOfPerson(MOST_OF_A_PERSON)],
      })
    await recordAudit(tx, actor, {
      act: 'label add',
      entity: 'user',
      entityId: userId,
      detail: { label },
    })
  })

/** Takes a label from a person; idempotent. */
export const takeLabel = ({ write }: Parts, actor: Actor, userId: number, label: number) =>
  write(async (tx) => {
    if (!(await deletePersonLabel(tx, userId, label))) return
    await recordAudit(tx, actor, {
      act: 'label remove',
      entity: 'user',
      entityId: userId,
      detail: { label },
    })
  })

/**
 * Renames a label for everybody who has it; idempotent. With `merge` a word that is another label joins both.
 * @returns the id of the label that has the word now
 * @throws Failure 404, 409 with `data:{current}`, or with `data:{reason:'exists'}` for the word of another label
 */
export const changeLabel = ({ write }: Parts, actor: Actor, id: number, wish: LabelChange) =>
  write(async (tx) => {
    await lockLabels(tx)
    const label = await lockLabel(tx, id)
    if (!label) throw notFound()
    if (label.word === wish.word) return id
    if (label.version !== wish.version)
      throw conflict({ current: { id, word: label.word, version: label.version } })
    const other = await lockLabelByWord(tx, wish.word)
    const isOther = other !== undefined && other.id !== id
    if (isOther && !wish.merge) throw conflict({ reason: 'exists' })
    if (isOther) await mergeLabel(tx, id, other.id)
    else await renameLabel(tx, id, wish.word)
    await recordAudit(tx, actor, {
      act: isOther ? 'label merge' : 'change',
      entity: 'label',
      entityId: id,
      detail: { before: { word: label.word }, after: { word: wish.word } },
    })
    return isOther ? other.id : id
  })
