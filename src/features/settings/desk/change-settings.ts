import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { aboutMenu } from '#src/ui/layouts/menu.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { getSettings } from '../queries.ts'
import type { MenuGroups } from '../schema.ts'
import { listMenuPages, lockSettings, settingsVersion, updateSetting } from '../write-queries.ts'
import { type DeskSettingsWire, type MenuWire, type Texts, textKeys } from './schema.ts'

/** Built-in pages that a menu can link to. */
const fixedPages = [
  { to: paths.about('kelompok-kerja'), title: 'Kelompok kerja' },
  { to: paths.about('pengurus-region'), title: 'Pengurus region' },
  { to: paths.about('sekretariat-nasional'), title: 'Sekretariat nasional' },
  { to: paths.aboutFaq, title: 'Tanya jawab' },
]

const MENU = 'about_menu'

/** All text settings and their version. */
export async function readSettings(db: Db): Promise<DeskSettingsWire> {
  const { about_menu: _menu, participant_edits: _edits, ...settings } = await getSettings(db)
  return { ...settings, version: await settingsVersion(db, textKeys) }
}

/** Keys whose value differs. */
export const changedKeys = (before: Partial<Texts>, change: Partial<Texts>) =>
  textKeys.filter((key) => change[key] !== undefined && change[key] !== before[key])

type Given<Change> = { change: Change; by: Actor; now: Date }
type Wish = { version: number } & { [K in keyof Texts]?: Texts[K] | undefined }

/**
 * Changes settings and invalidates every page that shows them.
 * @throws Failure 409 with `data:{current}` when one of them changed meanwhile
 */
export async function changeSettings(tx: Tx, { change, by, now }: Given<Wish>): Promise<void> {
  await lockSettings(tx)
  const current = await readSettings(tx)
  if (current.version !== change.version) throw conflict({ current })
  const names = changedKeys(current, change as Partial<Texts>)
  if (!names.length) return
  for (const key of names) await updateSetting(tx, { key, value: change[key], by: by.id, now })
  const of = (from: Partial<Texts>) => Object.fromEntries(names.map((key) => [key, from[key]]))
  const detail = { before: of(current), after: of(change as Partial<Texts>) }
  await recordAudit(tx, by, { act: 'update', entity: 'settings', detail })
  tx.invalidate('settings')
}

/** Current About menu, and the pages it can link to. */
export async function readMenu(db: Db): Promise<MenuWire> {
  const [{ about_menu: groups }, pages, version] = [
    await getSettings(db),
    await listMenuPages(db),
    await settingsVersion(db, [MENU]),
  ]
  return {
    groups: groups ?? aboutMenu,
    version,
    pages: [...fixedPages, ...pages.map(({ slug, title }) => ({ to: `/about/${slug}`, title }))],
  }
}

/**
 * Replaces the About menu.
 * @throws Failure 400 for an unknown or duplicate page, 409 with `data:{current}`
 */
export async function changeMenu(
  tx: Tx,
  { change, by, now }: Given<{ version: number; groups: MenuGroups }>,
): Promise<void> {
  await lockSettings(tx)
  const current = await readMenu(tx)
  if (current.version !== change.version) throw conflict({ current })
  const known = new Set(current.pages.map(({ to }) => to))
  const wished = change.groups.flatMap(({ entries }) => entries.map(({ to }) => to))
  if (wished.some((to) => !known.has(to)))
    throw invalid({ groups: ['Salah satu halaman tidak ada atau belum terbit.'] })
  if (new Set(wished).size < wished.length)
    throw invalid({ groups: ['Satu halaman hanya bisa sekali di menu.'] })
  await updateSetting(tx, { key: MENU, value: change.groups, by: by.id, now })
  const detail = { before: { groups: current.groups }, after: { groups: change.groups } }
  await recordAudit(tx, by, { act: 'update', entity: 'menu', detail })
  tx.invalidate('settings')
}
