import { lettersIn } from '#src/letters-by-language.ts'
import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx } from '#src/platform/database/write.ts'
import { conflict, invalid } from '#src/platform/http/failures.ts'
import { queueMail } from '#src/platform/mail/outbox.ts'
import { quotationOf } from '#src/platform/text/quotation.ts'
import { paths } from '#src/urls/paths.ts'
import type { Actor } from '#src/wire/actor.ts'
import { firstMenus } from '../built-in-menus.ts'
import { getSettings } from '../queries.ts'
import { type MainMenu, type MenuGroups, pageOf, storySlug } from '../schema.ts'
import {
  findQuote,
  listAdmins,
  listMenuPages,
  listUnreadable,
  lockSettings,
  settingsVersion,
  updateSetting,
} from '../write-queries.ts'
import * as words from './api-words.id.ts'
import { type DeskSettingsWire, type MenuWire, type Texts, textKeys } from './schema.ts'

const { aboutMenu, mainMenu } = firstMenus

/** Built-in pages that a menu can link to. */
const fixedPages = [
  ...mainMenu.map(({ to, label }) => ({ to, title: label })),
  { to: paths.regions, title: 'Region' },
  { to: paths.donate, title: 'Donasi' },
  { to: paths.givingReport, title: 'Laporan donasi' },
  { to: paths.contact, title: 'Kontak' },
  { to: paths.about('kelompok-kerja'), title: 'Kelompok kerja' },
  { to: paths.about('pengurus-region'), title: 'Pengurus region' },
  { to: paths.about('sekretariat-nasional'), title: 'Sekretariat nasional' },
  { to: paths.aboutFaq, title: 'Tanya jawab' },
  { to: paths.mailings, title: 'Buletin' },
]

/** Keys of the menus: the desk edits both in one form, with one version. */
export const menuKeys = ['about_menu', 'main_menu'] as const

/** All text settings and their version. */
export async function readSettings(db: Db): Promise<DeskSettingsWire> {
  const {
    about_menu: _about,
    main_menu: _main,
    participant_edits: _edits,
    brand: _brand,
    ...settings
  } = await getSettings(db)
  return { ...settings, version: await settingsVersion(db, textKeys) }
}

/** Keys whose value differs. */
export const changedKeys = (before: Partial<Texts>, change: Partial<Texts>) =>
  textKeys.filter((key) => change[key] !== undefined && change[key] !== before[key])

type Given<Change> = { change: Change; by: Actor; now: Date }
type Wish = { version: number } & { [K in keyof Texts]?: Texts[K] | undefined }

/**
 * Changes settings and invalidates every page that shows them. A new bank account is told to every admin by mail.
 * @throws Failure 409 with `data:{current}` when one of them changed meanwhile
 */
export async function changeSettings(
  tx: Tx,
  { change, by, now, publicUrl }: Given<Wish> & { publicUrl: string },
): Promise<void> {
  await lockSettings(tx)
  const current = await readSettings(tx)
  if (current.version !== change.version) throw conflict({ current })
  const names = changedKeys(current, change as Partial<Texts>)
  if (!names.length) return
  if (names.includes('voice_story')) await requireStory(tx, change.voice_story ?? '')
  for (const key of names) await updateSetting(tx, { key, value: change[key], by: by.id, now })
  const of = (from: Partial<Texts>) => Object.fromEntries(names.map((key) => [key, from[key]]))
  const detail = { before: of(current), after: of(change as Partial<Texts>) }
  await recordAudit(tx, by, { act: 'update', entity: 'settings', detail })
  if (names.some((name) => name.startsWith('bank_'))) await tellAdmins(tx, by, publicUrl)
  tx.invalidate('settings')
}

/** Mails all admins the bank account that donors see from now on, so that none is replaced unnoticed. */
async function tellAdmins(tx: Tx, by: Actor, publicUrl: string) {
  const change = { account: await readSettings(tx), by: by.name, publicUrl }
  for (const admin of await listAdmins(tx)) {
    const { settingsLetters } = await lettersIn(admin.language)
    await queueMail(tx, settingsLetters.accountReplacedMail(admin, change))
  }
}

/** Requires a published story with a block quote, or none. @throws Failure 400 */
async function requireStory(tx: Tx, address: string): Promise<void> {
  const slug = storySlug(address)
  if (slug === undefined || quotationOf(await findQuote(tx, slug))) return
  throw invalid({
    voice_story: [words.noSuchStory],
  })
}

/** Current menus, and the pages they can link to. */
export async function readMenu(db: Db): Promise<MenuWire> {
  const { about_menu, main_menu } = await getSettings(db)
  const [groups, main] = [about_menu ?? aboutMenu, main_menu ?? mainMenu]
  const pages = [...fixedPages, ...(await listMenuPages(db))]
  const known = new Set<string>(pages.map(({ to }) => to))
  const others = [...main, ...groups.flatMap(({ entries }) => entries)]
    .map(({ to }) => to)
    .filter((to) => !known.has(pageOf(to)))
  return {
    groups,
    main,
    version: await settingsVersion(db, menuKeys),
    pages,
    unreadable: [...new Set([...others.filter(isAboutPage), ...(await listUnreadable(db, others))])],
  }
}

/** True for an address where only a published page can be. */
const isAboutPage = (to: string) => to.startsWith(`${paths.about()}/`)

type MenuChange = { version: number; groups: MenuGroups | null; main?: MainMenu | null | undefined }

/**
 * Replaces the menus; null restores the default, and a main menu that is not given stays.
 * @throws Failure 400 for an unpublished or duplicate page, 409 with `data:{current}`
 */
export async function changeMenu(tx: Tx, { change, by, now }: Given<MenuChange>): Promise<void> {
  await lockSettings(tx)
  const current = await readMenu(tx)
  if (current.version !== change.version) throw conflict({ current })
  const known = new Set(current.pages.map(({ to }) => to))
  requireReadable(change.groups?.flatMap(({ entries }) => entries) ?? [], 'groups', known)
  requireReadable(change.main ?? [], 'main', known)
  await updateSetting(tx, { key: 'about_menu', value: change.groups, by: by.id, now })
  if (change.main !== undefined)
    await updateSetting(tx, { key: 'main_menu', value: change.main, by: by.id, now })
  const of = ({ groups, main }: Pick<MenuWire, 'groups' | 'main'>) => ({ groups, main })
  const detail = { before: of(current), after: of(await readMenu(tx)) }
  await recordAudit(tx, by, { act: 'update', entity: 'menu', detail })
  tx.invalidate('settings')
}

/** Requires that shown entries lead to published pages, and each address stands once. @throws Failure 400 */
function requireReadable(entries: MainMenu, name: 'groups' | 'main', known: ReadonlySet<string>): void {
  const gone = entries.find(({ to, hidden }) => !hidden && isAboutPage(to) && !known.has(pageOf(to)))
  if (gone)
    throw invalid({
      [name]: [words.noSuchPage(gone.label)],
    })
  const twice = entries.find(({ to }, place) => entries.findIndex((one) => one.to === to) < place)
  if (twice) throw invalid({ [name]: [words.twiceInMenu(twice.label)] })
}
