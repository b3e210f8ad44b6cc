import { record } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import type { Actor } from '#src/wire/actor.ts'
import type { FieldErrors } from '#src/wire/envelope.ts'
import { changesOf, recordKept, requireVersion, restorableSince } from '../../content/edit-steps.ts'
import { claimImages } from '../../news/writing/claim-images.ts'
import { presentDeskMember } from './present.ts'
import {
  type DeskMember,
  getDeskMember,
  hasRegion,
  insertMember,
  lastPlace,
  lockTeamMember,
  updateMember,
} from './queries.ts'
import type { MemberWish } from './schema.ts'

type By = { by: Actor; now: Date }
type Columns = ReturnType<typeof columnsOf>

type Before = Omit<DeskMember, 'id' | 'regionTitle' | 'image' | 'version' | 'updatedAt' | 'deletedAt'>

const nobody: Before = {
  name: '',
  title: '',
  flag: 'kelompok-kerja',
  about: '',
  lembaga: '',
  regionId: null,
  waNumber: null,
  linkedin: null,
  facebook: null,
  instagram: null,
  twitter: null,
  position: 0,
  imageName: null,
  imageAlt: '',
  imageX: 50,
  imageY: 50,
}

/** Columns of a person with the wished changes. */
function columnsOf(before: Before, wish: MemberWish) {
  const image = wish.image === undefined ? before.imageName : wish.image
  const way = (name: 'linkedin' | 'facebook' | 'instagram' | 'twitter') =>
    wish[name] === undefined ? before[name] : wish[name] || null
  return {
    name: wish.name ?? before.name,
    title: wish.title ?? before.title,
    flag: wish.flag ?? before.flag,
    about: wish.about ?? before.about,
    lembaga: wish.lembaga ?? before.lembaga,
    regionId: wish.region_id === undefined ? before.regionId : wish.region_id,
    waNumber: wish.wa_number === undefined ? before.waNumber : wish.wa_number || null,
    linkedin: way('linkedin'),
    facebook: way('facebook'),
    instagram: way('instagram'),
    twitter: way('twitter'),
    position: wish.position ?? before.position,
    image,
    imageAlt: image ? (wish.image_alt ?? before.imageAlt) : '',
    imageX: image ? (wish.image_x ?? before.imageX) : 50,
    imageY: image ? (wish.image_y ?? before.imageY) : 50,
  }
}

async function requireFitting(tx: Tx, { image, imageAlt, regionId, flag }: Columns) {
  const errors: FieldErrors = {}
  if (image && !imageAlt)
    errors.image_alt = ['Tulis siapa yang terlihat, supaya yang tidak melihat foto ikut mengerti.']
  if (flag === 'pengurus-region' && regionId === null) errors.region_id = ['Pilih region yang diurusnya.']
  if (regionId !== null && !(await hasRegion(tx, regionId))) errors.region_id = ['Region ini tidak ada.']
  if (Object.keys(errors).length) throw invalid(errors)
}

const pictures = (image: string | null) => ({ content: '', image })

/** Adds a person at the end of their group; a repeated key adds one only. @throws Failure 400 */
export async function addMember(
  tx: Tx,
  { wish, key = null, by, now }: By & { wish: MemberWish; key?: string | null },
): Promise<number> {
  const columns = columnsOf(nobody, wish)
  await requireFitting(tx, columns)
  const position = wish.position ?? (await lastPlace(tx, columns.flag))
  const times = { createdBy: by.id, idempotencyKey: key, createdAt: now, updatedAt: now }
  const { id, isNew } = await insertMember(tx, { ...columns, position, ...times })
  if (!isNew) return id
  await claimImages(tx, by.id, pictures(columns.image), { before: [], now })
  await record(tx, by, {
    act: 'create',
    entity: 'team',
    entityId: id,
    detail: { after: { name: columns.name } },
  })
  tx.invalidate('team')
  return id
}

/** @throws Failure 400, 404, 409 with `data:{current}` */
export async function changeMember(
  tx: Tx,
  { id, change, by, now }: By & { id: number; change: MemberWish & { version: number } },
): Promise<void> {
  await lockTeamMember(tx, id)
  const found = await getDeskMember(tx, id, restorableSince(now))
  const member = requireVersion(found, change.version, presentDeskMember)
  const [was, is] = [columnsOf(member, {}), columnsOf(member, change)]
  await requireFitting(tx, is)
  await claimImages(tx, by.id, pictures(is.image), { before: [pictures(was.image)], now })
  await updateMember(tx, id, { ...is, updatedAt: now })
  await record(tx, by, { act: 'update', entity: 'team', entityId: id, detail: changesOf(was, is) })
  tx.invalidate('team')
}

/** Removes a person from the team, or restores them within thirty days; idempotent. @throws Failure 404 */
export async function saveTeamMember(
  tx: Tx,
  { id, isKept, by, now }: By & { id: number; isKept: boolean },
): Promise<void> {
  await lockTeamMember(tx, id)
  const { deletedAt, name } = await getDeskMember(tx, id, restorableSince(now))
  if ((deletedAt === null) === isKept) return
  await updateMember(tx, id, { deletedAt: isKept ? null : now, updatedAt: now })
  await recordKept(tx, { by, entity: 'team', id, isKept, face: { name } })
  tx.invalidate('team')
}
