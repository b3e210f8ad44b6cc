import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#src/platform/database/connect.ts'
import { isLiveKind } from '#src/platform/database/live-rule.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { participantKind } from '../../institutions/directory/kind.ts'
import { newsKind } from '../../news/kind.ts'
import { settingsShape } from '../../settings/schema.ts'
import { TEST_LETTER } from '../mail/queries.ts'
import { type SetupStepName, setupStepNames } from './steps.ts'

/** Facts that the server knows without its database. */
export type SetupFacts = { isHttps: boolean; hasWarnings: boolean }

const initial = settingsShape.parse({})
const text = sql`value #>> '{}'`

/** True if each of these settings has a value other than its initial one. */
const areSet = (...keys: (keyof typeof initial)[]) => sql<boolean>`(
  select count(*) from settings where ${sql.join(
    keys.map((key) => sql`key = ${key} and ${text} <> ${String(initial[key])}`),
    sql` or `,
  )}) = ${keys.length}`

/** The texts that every site is given have gaps for the secretariat, `[lengkapi: …]`. */
const legalTexts = ['privacy-policy', 'terms-of-service']
const areLegalTextsWhole = sql<boolean>`(
  select count(*) from slugs s
    join pages p on p.id = s.item_id and p.status = 'published' and p.deleted_at is null
    join revisions r on r.id = p.live_revision_id
  where s.kind = 'page' and s.is_current and s.slug = any(${legalTexts}::text[])
    and strpos(r.excerpt || r.content, '[lengkapi') = 0) = ${legalTexts.length}`

const hasSecondFactor = sql`
  exists (select from totp_factors t where t.user_id = u.id and t.confirmed_at is not null)
  or exists (select from passkeys k where k.user_id = u.id)`

const conditions: Record<SetupStepName, (facts: SetupFacts) => RawBuilder<boolean>> = {
  names: () => areSet('site_name', 'short_name'),
  brand: () => sql`exists (
    select from settings where key = 'brand' and value ->> 'logo' is not null and value ->> 'primary' is not null)`,
  contact: () => areSet('email', 'address', 'phone'),
  bank: () => areSet('bank_name', 'bank_account', 'bank_holder'),
  mail: () => sql`exists (select from settings where key = ${TEST_LETTER})`,
  legal: () => areLegalTextsWhole,
  // The national region is in every database from the start.
  region: () => sql`(select count(*) from regions where deleted_at is null) > 1`,
  institution: () => sql`exists (select from participants n where ${isLiveKind(participantKind)})`,
  news: () => sql`exists (select from news n where ${isLiveKind(newsKind)})`,
  admins: () => sql`(
    select count(*) from users u
    where u.role = 'admin' and u.suspended_at is null and ${isAccount('u')} and (${hasSecondFactor})) > 1`,
  backup: () => sql`exists (select from backups where verified_at is not null)`,
  posture: ({ isHttps, hasWarnings }) => sql`${isHttps && !hasWarnings}::boolean`,
}

/** Tells which steps are done by what is there, in one statement. */
export async function readDoneSteps(
  db: Db,
  facts: SetupFacts,
): Promise<Readonly<Record<SetupStepName, boolean>>> {
  const columns = setupStepNames.map((name) => sql`${conditions[name](facts)} as ${sql.ref(name)}`)
  const { rows } = await sql<Record<SetupStepName, boolean>>`select ${sql.join(columns)}`.execute(db)
  return rows[0]!
}
