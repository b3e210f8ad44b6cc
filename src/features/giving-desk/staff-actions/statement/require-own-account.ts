import { toBankAccount } from '#src/features/giving/model.ts'
import { getSettings } from '#src/features/settings/queries.ts'
import type { Db } from '#src/platform/database/connect.ts'
import { invalid } from '#src/platform/http/failures.ts'
import * as words from './api-words.id.ts'
import { accountDigits } from './find-layout.ts'
import { shiftDay } from './match-rows.ts'
import type { Statement } from './read-statement.ts'
import { listTransferAccounts } from './statement-queries.ts'

/** Names of the banks with known exports, as account settings and statements write them. */
const bankNames: Readonly<Record<string, RegExp>> = {
  BCA: /\bbca\b|central asia/i,
  Mandiri: /mandiri/i,
  BRI: /\bbri\b|rakyat indonesia/i,
  BNI: /\bbni\b|negara indonesia/i,
}

/** Days in which donors may still send to an account that is no longer that of the settings. */
const DAYS = 60

/**
 * Refuses the statement of an account to which no donor was asked to send: by its number, else by its bank.
 * @throws Failure 400
 */
export async function requireOwnAccount(
  db: Db,
  { layout, rows }: Extract<Statement, { rows: unknown }>,
  today: string,
): Promise<void> {
  const current = toBankAccount(await getSettings(db))
  const own = [...(current ? [current] : []), ...(await listTransferAccounts(db, shiftDay(today, -DAYS)))]
  if (!own.length) return
  const told = rows.flatMap((row) => (row.kind === 'credit' && row.account ? [row.account] : []))
  const [example] = told
  const numbers = own.map(({ account }) => accountDigits(account))
  const isOther =
    example !== undefined
      ? !numbers.includes(null) && !told.some((account) => numbers.includes(account))
      : layout.bank !== null && own.every(({ bank }) => isOtherBank(bank, layout.bank!))
  if (!isOther) return
  const whose = example ? words.accountEndingIn(example.slice(-4)) : `bank ${layout.bank}`
  const { bank, account } = own[0]!
  throw invalid({
    csv: [words.statementOfOther(whose, bank, account)],
  })
}

const isOtherBank = (name: string, bank: string) =>
  !bankNames[bank]!.test(name) && Object.values(bankNames).some((known) => known.test(name))
