import { maskEmail } from '../../accounts/mask-email.ts'

/** Error text with masked addresses, which mail servers tend to repeat. */
export const withoutAddresses = (text: string): string =>
  text.replace(/[^\s<>"'`,;:()]+@[^\s<>"'`,;:()]+/g, maskEmail).slice(0, 500)
