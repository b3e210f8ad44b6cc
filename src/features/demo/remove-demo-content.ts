import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import type { Tx, Write } from '#src/platform/database/write.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { demoKeys, demoKinds, demoSettings, demoTitles } from './demo-kinds.ts'
import {
  countDemoItems,
  countLeftovers,
  deleteDemoItems,
  deleteDemoMessages,
  deleteDemoSettings,
  deleteInventedVisits,
  withdrawDemoCampaigns,
} from './queries.ts'

type Counted = { label: string; count: number }
export type DemoContent = {
  removed: Counted[]
  /** Items of the demo that are left, with their address at the desk. */
  left: (Counted & { path: string })[]
}

const detail = { source: 'remove-demo' }

/**
 * Deletes the demo's content as the desk does: hidden from readers, restorable for thirty days. It is recognised by
 * names and slugs; whatever others than the demo's accounts edited or use stays, and so do donations, which the books
 * keep. One transaction; idempotent.
 */
export async function removeDemoContent(
  { db, write }: { db: Db; write: Write },
  now: Date,
): Promise<DemoContent> {
  const removed = await write(async (tx) => {
    // First what names an institution, then the institutions.
    const campaigns = await withdrawCampaigns(tx, now)
    const items = await deleteItems(tx, now)
    const settings = await deleteDemoSettings(tx, demoSettings())
    if (settings.length)
      await recordAudit(tx, null, {
        act: 'update',
        entity: 'settings',
        detail: { ...detail, reset: settings },
      })
    await deleteInventedVisits(tx)
    const messages = await deleteDemoMessages(tx)
    tx.invalidate('settings', 'visits')
    return [
      ...items,
      { label: 'campaigns (drafts again)', count: campaigns },
      { label: 'messages', count: messages },
      { label: 'settings', count: settings.length },
    ]
  })
  return { removed: removed.filter(({ count }) => count), left: await listLeft(db) }
}

async function deleteItems(tx: Tx, now: Date): Promise<Counted[]> {
  const counts: Counted[] = []
  for (const kind of demoKinds) {
    const items = await deleteDemoItems(tx, kind, demoKeys(kind), now)
    for (const { id, name } of items)
      await recordAudit(tx, null, {
        act: 'delete',
        entity: kind.entities[0],
        entityId: id,
        detail: { ...detail, before: { title: name } },
      })
    tx.invalidate(...kind.tags)
    counts.push({ label: kind.label, count: items.length })
  }
  return counts
}

async function withdrawCampaigns(tx: Tx, now: Date): Promise<number> {
  const campaigns = await withdrawDemoCampaigns(tx, demoTitles.campaigns(), now)
  for (const { id, name, status } of campaigns)
    await recordAudit(tx, null, {
      act: 'update',
      entity: 'campaign',
      entityId: id,
      detail: { ...detail, before: { title: name, status }, after: { status: 'draft' } },
    })
  tx.invalidate('campaigns')
  return campaigns.length
}

async function listLeft(db: Db): Promise<DemoContent['left']> {
  const left: DemoContent['left'] = []
  for (const { label, path, ...kind } of demoKinds) {
    const count = await countDemoItems(db, { label, path, ...kind }, demoKeys(kind))
    left.push({ label: `${label} that others worked on or use`, count, path })
  }
  const more = await countLeftovers(db, {
    campaigns: demoTitles.campaigns(),
    pages: demoTitles.pages(),
    regions: demoTitles.regions(),
    categories: demoTitles.categories(),
  })
  left.push(
    { label: 'campaigns that others gave to', count: more.campaigns, path: deskPaths.campaigns },
    { label: 'pages with the words of the demo', count: more.pages, path: deskPaths.pages.list },
    { label: 'regions', count: more.regions, path: deskPaths.regions },
    { label: 'categories', count: more.categories, path: deskPaths.categories },
    { label: 'gifts, which the books keep', count: more.gifts, path: deskPaths.giving },
    { label: 'privacy cases', count: more.privacyCases, path: deskPaths.privacy },
  )
  return left.filter(({ count }) => count)
}
