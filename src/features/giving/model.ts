import type { Settings } from '../settings/schema.ts'

/** Bank account for transfers; null unless all three are known. */
export type BankAccount = { bank: string; account: string; holder: string }

export function toBankAccount(
  settings: Pick<Settings, 'bank_name' | 'bank_account' | 'bank_holder'>,
): BankAccount | null {
  const { bank_name: bank, bank_account: account, bank_holder: holder } = settings
  return bank && account && holder ? { bank, account, holder } : null
}

/** Facts that a donor can check before paying, as far as the settings know them: '' for the others. */
export type Trust = {
  /** Collection permit of gifts that are for no campaign. */
  permit: string
  /** Address of the audited report. */
  report: string
}

export const toTrust = (settings: Pick<Settings, 'giving_permit' | 'audited_report'> | null): Trust => ({
  permit: settings?.giving_permit ?? '',
  report: settings?.audited_report ?? '',
})
