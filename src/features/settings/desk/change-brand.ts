import { createHash } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import type { Files } from '#src/platform/files/files.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { sentenceNames } from '#src/ui/brand-choices.ts'
import { builtInSentences } from '#src/ui/sentences.ts'
import type { Actor } from '#src/wire/actor.ts'
import { findOwnLogo } from '../../uploads/queries.ts'
import { type KeptBrand, type KeptDrawing, presentBrand } from '../brand-schema.ts'
import { findBrandDraft, getSettings } from '../queries.ts'
import { insertDrawing, lockSettings, settingsVersion, updateSetting } from '../write-queries.ts'
import * as words from './api-words.id.ts'
import { type BrandChange, type BrandDeskWire, type Look, lookNames } from './brand-schema.ts'

const LIVE = 'brand'
const DRAFT = 'brand_draft'
/** Keys whose version is that of the look. */
export const brandKeys = [LIVE, DRAFT]

/** The look being prepared, and whether readers see it. */
export async function readBrand(db: Db): Promise<BrandDeskWire> {
  const [draft, { brand }] = [await findBrandDraft(db), await getSettings(db)]
  return {
    version: await settingsVersion(db, brandKeys),
    look: lookOf(draft),
    shown: presentBrand(draft) ?? null,
    is_published: namesOfChanges(brand, draft).length === 0,
  }
}

const lookOf = ({ logo, icon, sentences, ...kept }: KeptBrand): Look => {
  const own = Object.fromEntries(sentenceNames.map((name) => [name, sentences[name] ?? '']))
  return {
    ...(own as Pick<Look, (typeof sentenceNames)[number]>),
    logo: logo?.hash ?? '',
    icon: icon?.hash ?? '',
    primary: kept.primary ?? '',
    accent: kept.accent ?? '',
    motif: kept.motif ?? '',
    tagline: kept.tagline,
  }
}

const namesOfChanges = (before: KeptBrand, after: KeptBrand) => {
  const [old, now] = [lookOf(before), lookOf(after)]
  return lookNames.filter((name) => old[name] !== now[name])
}

/** Drawings that a change names, by their upload; read before the transaction. */
export type Drawings = ReadonlyMap<string, KeptDrawing>

/**
 * Reads the uploads that a change names as logo and icon.
 * @throws Failure 400 at the field for one that is missing or another person's, indistinguishably
 */
export async function readDrawings(
  { db, uploads }: { db: Db; uploads: Files },
  change: BrandChange,
  by: Actor,
): Promise<Drawings> {
  const drawings = new Map<string, KeptDrawing>()
  for (const field of ['logo', 'icon'] as const) {
    const name = change[field]
    if (!name?.endsWith('.svg')) continue
    const found = await findOwnLogo(db, name, by.id)
    const file = found && (await uploads.get(name))
    if (!file) throw invalid({ [field]: [words.imageGone] })
    const svg = await text(file)
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 16)
    drawings.set(name, { hash, svg, width: found.width!, height: found.height! })
  }
  return drawings
}

type Given<Change> = { change: Change; by: Actor; now: Date }

/**
 * Changes the draft of the look; readers see nothing of it.
 * @throws Failure 400 for a drawing that is not there, 409 with `data:{current}`
 */
export async function changeBrand(
  tx: Tx,
  { change, drawings, by, now }: Given<BrandChange> & { drawings: Drawings },
): Promise<void> {
  await lockSettings(tx)
  const current = await readBrand(tx)
  if (current.version !== change.version) throw conflict({ current })
  const before = await findBrandDraft(tx)
  const after = changed(before, change, drawings)
  const names = namesOfChanges(before, after)
  if (!names.length) return
  for (const drawing of drawings.values()) await insertDrawing(tx, drawing, { by: by.id, now })
  await updateSetting(tx, { key: DRAFT, value: after, by: by.id, now })
  await recordAudit(tx, by, { act: 'update', entity: 'brand', detail: differenceOf(before, after, names) })
}

function changed(before: KeptBrand, change: BrandChange, drawings: Drawings): KeptBrand {
  const drawing = (field: 'logo' | 'icon') => {
    const wished = change[field]
    if (wished === undefined || wished === before[field]?.hash) return before[field]
    if (wished === '') return null
    const found = drawings.get(wished) ?? [before.logo, before.icon].find((one) => one?.hash === wished)
    if (!found) throw invalid({ [field]: [words.imageGone] })
    return found
  }
  const sentences = sentenceNames.map((name) => [name, change[name] ?? before.sentences[name] ?? ''] as const)
  return {
    logo: drawing('logo'),
    icon: drawing('icon'),
    primary: (change.primary ?? before.primary) || null,
    accent: (change.accent ?? before.accent) || null,
    motif: (change.motif ?? before.motif) || null,
    tagline: change.tagline ?? before.tagline,
    sentences: Object.fromEntries(
      sentences.filter(([name, text]) => text && text !== builtInSentences[name]),
    ),
  }
}

/**
 * Makes the draft the look that readers see.
 * @throws Failure 409 with `data:{current}` when it was changed since it was looked at
 */
export async function publishBrand(
  tx: Tx,
  { change: { version }, by, now }: Given<{ version: number }>,
): Promise<void> {
  await lockSettings(tx)
  const current = await readBrand(tx)
  if (current.version !== version) throw conflict({ current })
  const [{ brand: before }, after] = [await getSettings(tx), await findBrandDraft(tx)]
  const names = namesOfChanges(before, after)
  if (!names.length) return
  await updateSetting(tx, { key: LIVE, value: after, by: by.id, now })
  await recordAudit(tx, by, { act: 'publish', entity: 'brand', detail: differenceOf(before, after, names) })
  tx.invalidate('settings')
}

/** Makes the draft what readers see. */
export async function discardBrandDraft(tx: Tx, { by, now }: { by: Actor; now: Date }): Promise<void> {
  await lockSettings(tx)
  const [before, { brand: after }] = [await findBrandDraft(tx), await getSettings(tx)]
  const names = namesOfChanges(before, after)
  if (!names.length) return
  await updateSetting(tx, { key: DRAFT, value: after, by: by.id, now })
  await recordAudit(tx, by, { act: 'discard', entity: 'brand', detail: differenceOf(before, after, names) })
}

/** Changes for the audit trail: drawings by their hash. */
function differenceOf(before: KeptBrand, after: KeptBrand, names: readonly (keyof Look)[]) {
  const of = (look: Look) => Object.fromEntries(names.map((name) => [name, look[name]]))
  return { before: of(lookOf(before)), after: of(lookOf(after)) }
}
