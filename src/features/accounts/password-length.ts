/** Minimum and maximum password length of `password-policy.ts`, in characters (docs/reference/contract.md#passwords). */
export const MIN_PASSWORD_LENGTH = 10
export const MAX_PASSWORD_LENGTH = 128
