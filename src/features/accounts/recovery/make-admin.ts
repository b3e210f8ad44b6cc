import { recordAudit } from '#src/platform/database/audit.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { endSessions } from '#src/platform/sessions/queries.ts'
import { findAccount } from '../registration/queries.ts'
import { renewToken } from '../token-queries.ts'
import { deleteFactors, insertAdmin } from './queries.ts'
import { RESET_MS } from './send-reset.ts'

/** Failure to create a link, worded for the command's user. */
export class NoLink extends Error {}

/**
 * Creates an administrator. @param email lower case
 * @returns the secret of the link that sets the password, good for 60 minutes and once
 * @throws NoLink when the address has an account
 */
export const createAdmin = (db: Db, email: string, now: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const userId = await insertAdmin(tx, email, now)
    if (!userId) throw new NoLink(`${email} has an account already: use reset`)
    await recordAudit(tx, null, { act: 'create-admin-by-command', entity: 'user', entityId: userId })
    return renewToken(tx, { kind: 'reset', userId, now, lifeMs: RESET_MS })
  })

/**
 * Restores access after a lost password or second factor: removes factors and ends sessions.
 * @returns the secret of a link as `createAdmin` does. @throws NoLink when the address has no account
 */
export const resetAccess = (db: Db, email: string, now: Date): Promise<string> =>
  db.transaction().execute(async (tx) => {
    const account = await findAccount(tx, email)
    if (!account) throw new NoLink(`${email} has no account: use create`)
    await deleteFactors(tx, account.id)
    await endSessions(tx, account.id, now)
    await recordAudit(tx, null, { act: 'reset-access-by-command', entity: 'user', entityId: account.id })
    return renewToken(tx, { kind: 'reset', userId: account.id, now, lifeMs: RESET_MS })
  })
