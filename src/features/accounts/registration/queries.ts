import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import { currentRegion } from '../../regions/open-region-queries.ts'
import type { ConsentKind } from '../consents/consent-queries.ts'
import type { Registration } from './schema.ts'

/** Fields of the future account, its lists and consents; those not given are omitted. */
export type RegisteredFields = Omit<
  Registration,
  'email' | 'password' | 'captcha' | 'age_17' | 'consent_newsletter' | `consent_${ConsentKind}`
> & { consents: Partial<Record<ConsentKind, string>> }

type NewRegistration = {
  email: string
  passwordHash: string
  browserHash: Buffer
  fields: RegisteredFields
  /** Language of the page. */
  language: string
  createdAt: Date
  expiresAt: Date
}

/** Stores a registration, replacing an earlier one for the address; its links and codes become void. */
export async function replaceRegistration(db: Db, { fields, ...given }: NewRegistration): Promise<void> {
  const row = { ...given, fields: JSON.stringify(fields) }
  const fresh = { tokenHash: null, codeHash: null, codeExpiresAt: null, activatedUserId: null }
  await db
    .insertInto('registrations')
    .values(row)
    .onConflict((oc) => oc.column('email').doUpdateSet({ ...row, ...fresh }))
    .execute()
}

type NewSecrets = {
  email: string
  /** Only the registration of this time: a later one has its own mail. */
  registeredAt: Date | null
  tokenHash: Buffer
  codeHash: Buffer
  codeExpiresAt: Date
  now: Date
}

/** Sets a new link and code for a waiting registration. @returns its creation time and
 * language, `undefined` if none waits */
export async function renewSecrets(db: Db, { email, registeredAt, now, ...secrets }: NewSecrets) {
  let renewing = db
    .updateTable('registrations')
    .set(secrets)
    .where('email', '=', email)
    .where('activatedUserId', 'is', null)
    .where('expiresAt', '>', now)
  if (registeredAt) renewing = renewing.where('createdAt', '=', registeredAt)
  return renewing.returning(['createdAt', 'language']).executeTakeFirst()
}

/** Deletes the waiting registration of an address that already has an account. */
export const deleteWaiting = (db: Db, email: string) =>
  db.deleteFrom('registrations').where('email', '=', email).where('activatedUserId', 'is', null).execute()

export const deleteExpired = (db: Db, now: Date) =>
  db.deleteFrom('registrations').where('expiresAt', '<=', now).execute()

export async function findRegistration(db: Db, by: { tokenHash: Buffer } | { email: string }) {
  const [column, value] =
    'email' in by ? (['email', by.email] as const) : (['tokenHash', by.tokenHash] as const)
  const row = await db.selectFrom('registrations').selectAll().where(column, '=', value).executeTakeFirst()
  return row && { ...row, fields: row.fields as RegisteredFields }
}
export type RegistrationRow = NonNullable<Awaited<ReturnType<typeof findRegistration>>>

/**
 * Locks a registration until the transaction ends, to activate it once. @returns its account, if already created;
 * `undefined` if it was replaced
 */
export const lockRegistration = (db: Db, { email, createdAt }: RegistrationRow) =>
  db
    .selectFrom('registrations')
    .select('activatedUserId')
    .where('email', '=', email)
    .where('createdAt', '=', createdAt)
    .forUpdate()
    .executeTakeFirst()

/** Account to create; without region and phone if the owner gave only name and consents. */
export type NewAccount = Pick<RegistrationRow, 'email' | 'passwordHash' | 'language'> & {
  fields: Partial<RegisteredFields> & Pick<RegisteredFields, 'nama_lengkap' | 'consents'>
}

/** Inserts the account. @returns its id, `undefined` if the address already has one */
export async function insertAccount(
  db: Db,
  { email, passwordHash, language, fields }: NewAccount,
  now: Date,
) {
  const row = await db
    .insertInto('users')
    .values({
      email,
      passwordHash,
      language,
      namaLengkap: fields.nama_lengkap,
      phone: fields.phone ?? null,
      // Closed since the registration: where it went.
      regionId: await currentRegion(db, fields.region_id ?? null),
      organisasi: fields.organisasi ?? null,
      jenisKelamin: fields.jenis_kelamin ?? null,
      tempatLahir: fields.tempat_lahir || null,
      tanggalLahir: fields.tanggal_lahir ?? null,
      alamat: fields.alamat || null,
      activatedAt: now,
      passwordChangedAt: now,
      createdAt: now,
    })
    .onConflict((oc) => oc.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Clears an activated registration, except for what a second click needs. */
export const closeRegistration = (db: Db, email: string, userId: number) =>
  db
    .updateTable('registrations')
    .set({ activatedUserId: userId, passwordHash: null, browserHash: null, fields: '{}' })
    .where('email', '=', email)
    .execute()

/** Account of an address, including suspended ones and those due for deletion. */
export const findAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'namaLengkap as name', 'language'])
    .where('email', '=', email)
    .where(isAccount('users'))
    .executeTakeFirst()

/** True if a mail with this key was queued before: the job may run again after a crash. */
export async function isMailQueued(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('letters').select('id').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}
