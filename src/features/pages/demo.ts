import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { revisePage } from './revise-page.ts'

const FOLDER = 'db/demo/pages'

/** Revises the demo's pages: every installation has them already. */
export async function seedPages(tx: Tx) {
  const slugs = await tx
    .selectFrom('slugs')
    .select(['slug', 'itemId'])
    .where('kind', '=', 'page')
    .where('isCurrent', '=', true)
    .execute()
  const idOf = new Map(slugs.map(({ slug, itemId }) => [slug, itemId]))
  for (const name of readdirSync(FOLDER)) {
    const { header, content } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    const id = idOf.get(name.replace(/\.html$/, ''))!
    await revisePage(tx, id, { title: header.title!, excerpt: header.excerpt!, content, by: null })
  }
}
