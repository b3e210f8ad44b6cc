import { recordAudit } from '#src/platform/database/audit.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { reserveSlug } from '#src/platform/slugs/queries.ts'
import { imagesIn, plainText, SANITIZER_VERSION, sanitize } from '#src/platform/text/sanitize.ts'
import type { Actor } from '#src/wire/actor.ts'
import * as sharedWords from '#src/wire/shared-words.id.ts'
import { changesOf } from '../../content/edit-steps.ts'
import { claimImages } from '../../uploads/claim-images.ts'
import { createRegion } from '../create-region.ts'
import { isNameTaken, lockRegionNames, updateRegion } from '../write-queries.ts'
import * as words from './api-words.id.ts'
import { presentDeskRegion } from './present.ts'
import { type DeskRegion, findByKey, getDeskRegion, listProvinces, lockRegion } from './queries.ts'
import type { NewRegionWish, RegionChange, RegionWish } from './schema.ts'

type By = { by: Actor; now: Date }
type Before = Pick<
  DeskRegion,
  | 'title'
  | 'position'
  | 'content'
  | 'email'
  | 'phone'
  | 'address'
  | 'imageName'
  | 'imageAlt'
  | 'imageX'
  | 'imageY'
>

const blank: Before = {
  title: '',
  position: 0,
  content: '',
  email: null,
  phone: null,
  address: '',
  imageName: null,
  imageAlt: '',
  imageX: 50,
  imageY: 50,
}

/** Sanitises a text; one without words and pictures is none. */
function textOf(html: string): string {
  const text = sanitize(html)
  return plainText(text) || imagesIn(text).length ? text : ''
}

/** Columns of a region with the wished changes. */
function columnsOf(before: Before, wish: RegionWish) {
  const image = wish.image === undefined ? before.imageName : wish.image
  return {
    title: wish.title ?? before.title,
    position: wish.position ?? before.position,
    content: wish.content === undefined ? before.content : textOf(wish.content),
    email: wish.email === undefined ? before.email : wish.email,
    phone: wish.phone === undefined ? before.phone : wish.phone || null,
    address: wish.address ?? before.address,
    image,
    imageAlt: image ? (wish.image_alt ?? before.imageAlt) : '',
    imageX: image ? (wish.image_x ?? before.imageX) : 50,
    imageY: image ? (wish.image_y ?? before.imageY) : 50,
  }
}

type Columns = ReturnType<typeof columnsOf>

/** Requires a name of its own, and words about the picture. @throws Failure 400 */
async function requireFitting(tx: Tx, id: number | null, { title, image, imageAlt }: Columns) {
  if (await isNameTaken(tx, title, id)) throw invalid({ title: [words.nameIsTaken] })
  if (image && !imageAlt) throw invalid({ image_alt: [sharedWords.describePhoto] })
}

/** Names a region after its province unless it has a name of its own. @throws Failure 400 */
async function titleOf(tx: Tx, { title, province_code: code }: NewRegionWish): Promise<string> {
  const province = code === null ? undefined : (await listProvinces(tx)).find((one) => one.code === code)
  if (code !== null && !province) throw invalid({ province_code: [words.chooseListedProvince] })
  if (!title && !province) throw invalid({ title: [words.nameOrProvince] })
  return title ?? province!.name
}

/** Adds a region; a repeated key adds one only. @returns its number @throws Failure 400 */
export async function addRegion(
  tx: Tx,
  { wish, key, by, now }: By & { wish: NewRegionWish; key: string | null },
): Promise<number> {
  await lockRegionNames(tx)
  const known = key ? await findByKey(tx, key) : undefined
  if (known) return known
  const columns = columnsOf(blank, { ...wish, title: await titleOf(tx, wish) })
  await requireFitting(tx, null, columns)
  await claimImages(tx, by.id, columns, { before: [], now })
  const times = { createdAt: now, updatedAt: now }
  const { province_code: provinceCode } = wish
  return createRegion(tx, { ...columns, ...times, provinceCode, idempotencyKey: key, by })
}

type Change = By & { id: number; change: RegionChange }

/** Changes a region, or its address. @throws Failure 400, 404, 409 with `data:{current}` */
export async function changeRegion(tx: Tx, { id, change, by, now }: Change): Promise<void> {
  const { version, slug, ...wish } = change
  await lockRegionNames(tx)
  await lockRegion(tx, id)
  const region = await getDeskRegion(tx, id)
  if (region.version !== version) throw conflict({ current: presentDeskRegion(region) })
  const [was, is] = [columnsOf(region, {}), columnsOf(region, wish)]
  await requireFitting(tx, id, is)
  await claimImages(tx, by.id, is, { before: [was], now })
  const stored = { ...is, sanitizerVersion: SANITIZER_VERSION, updatedAt: now }
  await updateRegion(tx, id, stored, plainText(is.content))
  const before = { ...was, slug: region.slug }
  const after = { ...is, slug: slug ? await reserveSlug(tx, 'region', id, slug) : region.slug }
  const detail = changesOf(before, after)
  await recordAudit(tx, by, { act: 'update', entity: 'region', entityId: id, detail })
  tx.invalidate('regions')
}
