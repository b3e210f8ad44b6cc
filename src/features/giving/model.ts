import type { Settings } from '../settings/schema.ts'

/** Bank account for transfers; null unless all three are known. */
export type BankAccount = { bank: string; account: string; holder: string }

export function toBankAccount(settings: Omit<Settings, 'brand'>): BankAccount | null {
  const { bank_name: bank, bank_account: account, bank_holder: holder } = settings
  return bank && account && holder ? { bank, account, holder } : null
}
