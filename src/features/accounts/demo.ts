import { readFileSync } from 'node:fs'
import type { Tx } from '#src/platform/database/write.ts'
import { createPasswords } from '#src/platform/passwords/passwords.ts'
import type { Role, UserType } from '#src/wire/actor.ts'
import { getConsentVersions, giveConsent } from './consents/consent-queries.ts'

/** Password of every demo account (docs/reference/contract.md#demo-accounts); unused outside of the demo. */
export const DEMO_PASSWORD = 'demo-jejaring-2026'

type DemoAccount = {
  email: string
  nama_lengkap: string
  user_type: UserType
  role: Role
  is_pic: boolean
  is_moderator: boolean
  region: string
  participant?: string
  /** Region that the person edits at the desk. */
  edits?: string
}

const readDemo = (): DemoAccount[] => JSON.parse(readFileSync('db/demo/accounts.json', 'utf8'))

/** Seeds the demo accounts but editors of regions. */
export async function seedAccounts(tx: Tx, now: Date) {
  await insertAccounts(
    tx,
    readDemo().filter(({ edits }) => !edits),
    now,
  )
}

/** Seeds the editors of regions after all other demo people, whose numbers stay the same. */
export async function seedRegionEditors(tx: Tx, now: Date) {
  const demo = readDemo().filter(({ edits }) => edits)
  await insertAccounts(tx, demo, now)
  for (const { email, edits } of demo)
    await tx
      .insertInto('regionEditors')
      .columns(['regionId', 'userId', 'givenAt'])
      .expression((eb) =>
        eb
          .selectFrom(['regions as r', 'users as u'])
          .select(['r.id', 'u.id as userId', eb.val(now).as('givenAt')])
          .where('r.title', '=', edits!)
          .where('u.email', '=', email),
      )
      .execute()
}

async function insertAccounts(tx: Tx, demo: readonly DemoAccount[], now: Date) {
  const [regions, participants] = [
    await tx.selectFrom('regions').select(['id', 'title']).execute(),
    await tx.selectFrom('participants').select(['id', 'title']).execute(),
  ]
  const passwordHash = await createPasswords().hash(DEMO_PASSWORD)
  const idOf = (rows: { id: number; title: string }[], title: string | undefined) =>
    rows.find((row) => row.title === title)?.id ?? null
  const accounts = await tx
    .insertInto('users')
    .values(
      demo.map((account) => ({
        email: account.email,
        passwordHash,
        isDemo: true,
        namaLengkap: account.nama_lengkap,
        userType: account.user_type,
        role: account.role,
        isPic: account.is_pic,
        isModerator: account.is_moderator,
        regionId: idOf(regions, account.region),
        participantId: idOf(participants, account.participant),
        activatedAt: now,
      })),
    )
    .returning('id')
    .execute()
  const versions = await getConsentVersions(tx)
  for (const { id: userId } of accounts)
    for (const kind of ['terms', 'privacy'] as const)
      await giveConsent(tx, { userId, kind, version: versions[kind], now })
}
