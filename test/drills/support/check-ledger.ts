import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { postMessage, SENDER, type Sent } from './contact-load.ts'
import type { Drill } from './drill.ts'
import { rowsOf } from './embedded-database.ts'
import type { Site } from './site.ts'

const MAIL_LIMIT_MS = 120_000
const ASKED_AGAIN = 50

/** Compares the ledger with the database and the mail folder: nothing lost, nothing doubled, each mailed once. */
export async function checkLedger(drill: Drill, site: Site, ledger: readonly Sent[]) {
  const url = site.ownerUrl()
  await compareWithLedger(drill, { base: site.base, url }, ledger)
  await checkMails(drill, site, url)
}

/** Compares the ledger with the database: nothing lost, nothing doubled. */
export async function compareWithLedger(
  drill: Drill,
  { base, url }: { base: string; url: string },
  ledger: readonly Sent[],
) {
  const rows = await rowsOf<{ key: string; id: string }>(
    url,
    `select idempotency_key as key, id from contact_messages where email = '${SENDER}'`,
  )
  const idsOf = Map.groupBy(rows, ({ key }) => key)
  const answered = ledger.filter(({ answeredAt }) => answeredAt)
  const isKept = ({ key, id }: Sent) => idsOf.get(key)?.some((row) => Number(row.id) === id)
  drill.figure('writes answered', answered.length, { atLeast: 1 })
  drill.figure('writes never answered', ledger.length - answered.length, { atMost: 0 })
  drill.figure('answered writes lost', answered.filter((sent) => !isKept(sent)).length, { atMost: 0 })
  drill.figure('writes doubled', rows.length - idsOf.size, { atMost: 0 })
  drill.figure('keys answered otherwise when sent again', await answeredOtherwise(base, answered), {
    atMost: 0,
  })
}

async function answeredOtherwise(base: string, answered: readonly Sent[]) {
  let others = 0
  for (const sent of answered.slice(-ASKED_AGAIN)) {
    const again = await postMessage(base, sent.key)
    if (again.status !== 201 || again.id !== sent.id) others += 1
  }
  return others
}

/**
 * A job interrupted by a kill is retried only after a minute, so the short form counts queued ones as well; the full
 * form waits for every mail.
 */
async function checkMails(drill: Drill, site: Site, url: string) {
  const folder = join(site.dataDir, 'mail')
  const startedAt = performance.now()
  let state = await mailState(folder, url)
  while (!drill.isShort && state.unmailed.length && performance.now() - startedAt < MAIL_LIMIT_MS) {
    await sleep(1_000)
    state = await mailState(folder, url)
  }
  const { queued, unmailed, letters, parts, keys } = state
  const pending = drill.isShort ? queued : new Set<number>()
  drill.say(`       ${letters.length} letters, ${unmailed.length} still to come`)
  drill.figure('messages not mailed', unmailed.filter((id) => !pending.has(id)).length, { atMost: 0 })
  drill.figure('letters without a message of their own', letters.length - keys.size, { atMost: 0 })
  drill.figure('half-written letters left', parts.filter((id) => !pending.has(id)).length, { atMost: 0 })
}

async function mailState(folder: string, url: string) {
  const messages = await rowsOf<{ id: string; key: string }>(
    url,
    `select id, idempotency_key as key from contact_messages where email = '${SENDER}'`,
  )
  const waiting = await rowsOf<{ id: string }>(
    url,
    `select replace(key, 'contact-', '') as id from letters where key like 'contact-%' and sent_at is null`,
  )
  const others = await rowsOf<{ id: string }>(
    url,
    `select id from contact_messages where email <> '${SENDER}'`,
  )
  const names = namesOfMails(folder, new Set(others.map(({ id }) => id)))
  const letters = names.filter((name) => name.endsWith('.eml'))
  const mailed = new Set(letters)
  return {
    queued: new Set(waiting.map(({ id }) => Number(id))),
    unmailed: messages.map(({ id }) => Number(id)).filter((id) => !mailed.has(`contact-${id}.eml`)),
    letters,
    parts: names.filter((name) => name.endsWith('.part')).map((name) => Number(/\d+/.exec(name)?.[0])),
    keys: keysIn(folder, letters, new Set(messages.map(({ key }) => key))),
  }
}

/** Files of mails about messages, without those of the demo, which a job mails on its own every five minutes. */
function namesOfMails(folder: string, others: ReadonlySet<string>): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => name.startsWith('contact-') && !others.has(/\d+/.exec(name)?.[0] ?? ''))
}

/** The stored keys that the mails mention, without duplicates. */
function keysIn(folder: string, letters: readonly string[], stored: ReadonlySet<string>): Set<string> {
  const found = letters.map((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replace(/=\n/g, '')
    return /kunci ([0-9a-f-]{36})/.exec(text)?.[1] ?? ''
  })
  return new Set(found.filter((key) => stored.has(key)))
}
