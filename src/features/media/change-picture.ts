import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { presentAs } from '#src/platform/http/present-as.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { PictureWire } from '#src/wire/media.ts'
import { imageOf } from '../uploads/present-image.ts'
import { removeUnusedUploads } from '../uploads/remove-unused.ts'
import { listUses } from '../uploads/use-queries.ts'
import { lockUploads } from '../uploads/write-queries.ts'
import * as apiWords from './api-words.id.ts'
import { deletePicture, getPicture, type PictureRow, updatePicture } from './queries.ts'
import { type DeskPictureWire, deskPictureShape, type PictureChange, pictureShape } from './schema.ts'

type Parts = Pick<Services, 'db' | 'write' | 'clock'>

const imageWith = (row: PictureRow) => ({ ...imageOf(row)!, ...(row.alt && { alt: row.alt }) })

export const presentPicture = (row: PictureRow): PictureWire =>
  presentAs(pictureShape, row, { image: imageWith(row) })

/** A picture with its uses. @throws Failure 404 */
export async function readPicture(
  db: Services['db'],
  { id: userId }: Actor,
  id: number,
): Promise<DeskPictureWire> {
  const row = await getPicture(db, userId, id)
  return presentAs(deskPictureShape, row, { image: imageWith(row), uses: await listUses(db, row.name) })
}

async function lockPicture(tx: Tx, actor: Actor, id: number): Promise<PictureRow> {
  const { name } = await getPicture(tx, actor.id, id)
  await lockUploads(tx, [name])
  return getPicture(tx, actor.id, id)
}

/**
 * Writes down what a picture shows, and whether its people agreed.
 * @throws Failure 400, 404, 409 with `data:{current}` for another version
 */
export async function changePicture(
  { db, write }: Parts,
  actor: Actor,
  id: number,
  { version, ...wish }: PictureChange,
): Promise<DeskPictureWire> {
  await write(async (tx) => {
    const was = await lockPicture(tx, actor, id)
    if (was.version !== version) throw conflict({ current: await readPicture(tx, actor, id) })
    const consent = wish.consent ?? was.consent
    const asked = wish.consent_on === undefined ? was.consentOn : wish.consent_on
    const hasAnswer = consent === 'yes' || consent === 'no'
    if (consent === 'yes' && !asked) throw invalid({ consent_on: [apiWords.consentDayMissing] })
    const is = {
      alt: wish.alt ?? was.alt,
      shows: wish.shows ?? was.shows,
      consent,
      consentOn: hasAnswer ? asked : null,
      consentNote: wish.consent_note ?? was.consentNote,
    }
    await updatePicture(tx, id, is)
    // The words may name people, so the audit trail has the names of the fields alone.
    const fields = (Object.keys(is) as (keyof typeof is)[]).filter((name) => was[name] !== is[name])
    await recordAudit(tx, actor, {
      act: 'change',
      entity: 'picture',
      entityId: id,
      detail: { fields, before: { consent: was.consent }, after: { consent } },
    })
  })
  return readPicture(db, actor, id)
}

/**
 * Deletes a picture that nothing shows.
 * @throws Failure 404, 409 with `data:{current}` while something shows it
 */
export function removePicture({ write, clock }: Parts, actor: Actor, id: number): Promise<DeskPictureWire> {
  return write(async (tx) => {
    await lockPicture(tx, actor, id)
    const picture = await readPicture(tx, actor, id)
    if (!(await deletePicture(tx, id, clock.now()))) throw conflict({ current: picture })
    tx.invalidate('pictures')
    await recordAudit(tx, actor, { act: 'delete', entity: 'picture', entityId: id })
    await tx.later(removeUnusedUploads, {})
    return picture
  })
}
