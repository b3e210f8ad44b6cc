import { setTimeout as sleep } from 'node:timers/promises'
import PostalMime from 'postal-mime'
import { type Drill, drill } from './support/drill.ts'
import { outcomesOf, publishMailing, untilDone } from './support/mailing.ts'
import { openOutbox } from './support/outbox.ts'
import { leaveOut } from './support/packages.ts'
import { POSTFIX_COMMANDS, startPostfix } from './support/postfix.ts'
import { makeSite } from './support/site.ts'
import { openDatabaseOf } from './support/two-nodes.ts'

const RECIPIENTS = { short: 20, full: 2_000 }
/** Every so manieth address does not exist. */
const UNKNOWN_EVERY = 10
const HANG_MS = 600_000

/** A real mail server takes a mailing and delivers it, and refuses the addresses that it does not know. */
await drill('postfix', async (run) => {
  if (leaveOut(run, POSTFIX_COMMANDS)) return
  const count = RECIPIENTS[run.isShort ? 'short' : 'full']
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const known = all.filter((n) => n % UNKNOWN_EVERY !== 0).map((n) => `latihan-${n}@contoh.example`)
  const postfix = await startPostfix(run, known)
  const site = await makeSite(run, {
    SMTP_URL: `smtp://127.0.0.1:${postfix.port}`,
    MAIL_FROM: 'Jejaring <surat@contoh.example>',
    MAIL_RATE: '6000',
    BOUNCE_ADDRESS: 'tolakan@contoh.example',
    BOUNCE_WEBHOOK_SECRET: 'a secret of a drill, longer than thirty-two letters',
  })
  site.start()
  await site.ready()
  const outbox = await openOutbox(site.ownerUrl())
  run.atEnd(outbox.close)
  const { db, logIn } = openDatabaseOf(run, site)
  const mailing = await publishMailing({ site, db, token: await logIn('staf') }, count)
  await untilDone({ db, outbox }, mailing, HANG_MS)
  const outcomes = await outcomesOf(db, mailing)
  const of = (state: string) => outcomes.filter((one) => one.state === state)
  run.figure('sent', of('sent').length, { atLeast: known.length })
  run.figure('refused', of('refused').length, { atLeast: count - known.length })
  run.figure(
    'refused with the words of the server',
    of('refused').filter(({ reason }) => /^.*550 5\.1\.1/.test(reason)).length,
    {
      atLeast: count - known.length,
    },
  )
  for (let looks = 0; postfix.delivered().size < known.length && looks < 300; looks += 1) await sleep(200)
  await readLetters(run, postfix.delivered(), known)
})

/** Reads the mailboxes: one letter each, whole, with the headers of a letter to a list. */
async function readLetters(
  run: Drill,
  boxes: Map<string, { to: string; raw: string }[]>,
  known: readonly string[],
) {
  const single = known.filter((address) => boxes.get(address)?.length === 1)
  run.figure('mailboxes with one letter', single.length, { atLeast: known.length })
  let whole = 0
  for (const address of single) {
    const { raw } = boxes.get(address)![0]!
    const { headers, html, text, from, to } = await PostalMime.parse(raw)
    const named = new Map(headers.map(({ key, value }) => [key, value]))
    const token = /^<http.*\/v1\/lists\/unsubscription\?t=(\S+)>$/.exec(
      named.get('list-unsubscribe') ?? '',
    )?.[1]
    const isWhole = [
      from?.address === 'surat@contoh.example',
      to?.[0]?.address === address,
      named.get('precedence') === 'bulk',
      named.get('list-id') === '<latihan.127.0.0.1>',
      named.get('list-unsubscribe-post') === 'List-Unsubscribe=One-Click',
      /^<tolakan\+\S+@contoh\.example>$/.test(named.get('return-path') ?? ''),
      token && html?.includes(`?t=${token}`) && text?.includes(`?t=${token}`),
      html?.includes('Isi surat latihan.') && text?.includes('Isi surat latihan.'),
    ].every(Boolean)
    if (isWhole) whole += 1
    else run.say(`       not whole: ${JSON.stringify([...named])}`.slice(0, 2_000))
  }
  run.figure('letters that are whole', whole, { atLeast: known.length })
}
