import type { Db } from '#src/platform/database/connect.ts'
import { isAccount } from '#src/platform/sessions/account-queries.ts'
import type { ConsentKind } from '../privacy/consent-queries.ts'
import type { Registration } from './schema.ts'

/** What becomes a user, and what was agreed to: a consent that was not given is left out. */
export type RegisteredFields = Omit<
  Registration,
  'email' | 'password' | 'captcha' | 'age_17' | `consent_${ConsentKind}`
> & { consents: Partial<Record<ConsentKind, string>> }

type NewRegistration = {
  email: string
  passwordHash: string
  browserHash: Buffer
  fields: RegisteredFields
  createdAt: Date
  expiresAt: Date
}

/** Keeps what someone registered in place of what was there for the address; links and codes of before are void. */
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
  /** Only the registration of this moment: one that replaced it has a mail of its own. */
  registeredAt: Date | null
  tokenHash: Buffer
  codeHash: Buffer
  codeExpiresAt: Date
  now: Date
}

/** Gives a waiting registration a new link and code. @returns when it was made, `undefined` when none waits */
export async function renewSecrets(db: Db, { email, registeredAt, now, ...secrets }: NewSecrets) {
  let renewing = db
    .updateTable('registrations')
    .set(secrets)
    .where('email', '=', email)
    .where('activatedUserId', 'is', null)
    .where('expiresAt', '>', now)
  if (registeredAt) renewing = renewing.where('createdAt', '=', registeredAt)
  return (await renewing.returning('createdAt').executeTakeFirst())?.createdAt
}

/** Removes what was registered for an address that has an account already. */
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

/** Locks a registration until the transaction ends, so that it is activated once. @returns the account made of it before; `undefined` when it was replaced */
export const lockRegistration = (db: Db, { email, createdAt }: RegistrationRow) =>
  db
    .selectFrom('registrations')
    .select('activatedUserId')
    .where('email', '=', email)
    .where('createdAt', '=', createdAt)
    .forUpdate()
    .executeTakeFirst()

/** An account to be made; place and telephone are missing where the owner was asked for name and consents alone. */
export type NewAccount = Pick<RegistrationRow, 'email' | 'passwordHash'> & {
  fields: Partial<RegisteredFields> & Pick<RegisteredFields, 'nama_lengkap' | 'consents'>
}

/** Makes the account. @returns its id, `undefined` when the address has one already */
export async function insertAccount(db: Db, { email, passwordHash, fields }: NewAccount, now: Date) {
  const row = await db
    .insertInto('users')
    .values({
      email,
      passwordHash,
      namaLengkap: fields.nama_lengkap,
      phone: fields.phone ?? null,
      regionId: fields.region_id ?? null,
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

/** Keeps of an activated registration only what a second click on its link needs. */
export const closeRegistration = (db: Db, email: string, userId: number) =>
  db
    .updateTable('registrations')
    .set({ activatedUserId: userId, passwordHash: null, browserHash: null, fields: '{}' })
    .where('email', '=', email)
    .execute()

/** The account of an address, suspended or about to be deleted as well. */
export const findAccount = (db: Db, email: string) =>
  db
    .selectFrom('users')
    .select(['id', 'email', 'namaLengkap as name'])
    .where('email', '=', email)
    .where(isAccount('users'))
    .executeTakeFirst()

/** Whether a mail was put into the outbox before: its job runs again after a crash. */
export async function isPosted(db: Db, key: string): Promise<boolean> {
  const row = await db.selectFrom('letters').select('id').where('key', '=', key).executeTakeFirst()
  return row !== undefined
}
