import type { Settings } from '../settings/schema.ts'

/** Where a transfer goes; all three are known, or there is no account yet. */
export type BankAccount = { bank: string; account: string; holder: string }

export function toBankAccount(settings: Settings): BankAccount | null {
  const { bank_name: bank, bank_account: account, bank_holder: holder } = settings
  return bank && account && holder ? { bank, account, holder } : null
}
