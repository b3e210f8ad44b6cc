import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { paths } from '#src/urls/paths.ts'
import { getSettings } from '../../settings/queries.ts'
import { type MainMenu, pageOf } from '../../settings/schema.ts'
import { lockSettings, updateMenu } from '../../settings/write-queries.ts'
import { currentSlug } from '../legal-queries.ts'
import * as words from './api-words.id.ts'

/** Requires that no menu shows the page. @throws Failure 400 for a page in a menu */
export async function requireOffMenu(tx: Tx, id: number): Promise<void> {
  await lockSettings(tx)
  const { about_menu: groups, main_menu: main } = await getSettings(tx)
  const address = paths.about(await currentSlug(tx, id))
  const entries = [...(main ?? []), ...(groups ?? []).flatMap((group) => group.entries)]
  if (entries.some(({ to, hidden }) => pageOf(to) === address && !hidden))
    throw invalid({ status: [words.pageIsInMenu] })
}

/** Updates a page's address in the menus; anchors and queries stay. */
export async function moveInMenu(tx: Tx, from: string, to: string): Promise<void> {
  await lockSettings(tx)
  const { about_menu: groups, main_menu: main } = await getSettings(tx)
  const [old, address] = [paths.about(from), paths.about(to)]
  const isThere = (entries: MainMenu) => entries.some((entry) => pageOf(entry.to) === old)
  const moved = (entries: MainMenu) =>
    entries.map((entry) =>
      pageOf(entry.to) === old ? { ...entry, to: address + entry.to.slice(old.length) } : entry,
    )
  if (from === to) return
  if (main && isThere(main)) await updateMenu(tx, 'main_menu', moved(main))
  if (groups?.some(({ entries }) => isThere(entries)))
    await updateMenu(
      tx,
      'about_menu',
      groups.map(({ title, entries }) => ({ title, entries: moved(entries) })),
    )
  tx.invalidate('settings')
}
