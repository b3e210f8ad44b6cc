import type { Tx } from '#src/platform/database/write.ts'
import { invalid } from '#src/platform/http/failures.ts'
import { paths } from '#src/urls/paths.ts'
import { getSettings } from '../../settings/queries.ts'
import { lockSettings, updateAboutMenu } from '../../settings/write-queries.ts'
import { currentSlug } from '../legal-queries.ts'

/** Requires that no menu links to the page. @throws Failure 400 for a page in the About menu */
export async function requireOffMenu(tx: Tx, id: number): Promise<void> {
  await lockSettings(tx)
  const { about_menu: groups } = await getSettings(tx)
  const address = paths.about(await currentSlug(tx, id))
  if (groups?.some(({ entries }) => entries.some(({ to }) => to === address)))
    throw invalid({ status: ['Halaman ini ada di menu About. Keluarkan dulu dari sana.'] })
}

/** Updates a page's address in the About menu. */
export async function moveInMenu(tx: Tx, from: string, to: string): Promise<void> {
  await lockSettings(tx)
  const { about_menu: groups } = await getSettings(tx)
  const [old, address] = [paths.about(from), paths.about(to)]
  if (from === to || !groups?.some(({ entries }) => entries.some((entry) => entry.to === old))) return
  const moved = groups.map(({ title, entries }) => ({
    title,
    entries: entries.map((entry) => (entry.to === old ? { ...entry, to: address } : entry)),
  }))
  await updateAboutMenu(tx, moved)
  tx.invalidate('settings')
}
