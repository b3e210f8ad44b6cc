/** What a security event is about. `access`: a call that the account's duties do not open. */
export const securityEventKinds = [
  'login',
  'logout',
  'step-up',
  'password',
  'recovery',
  'email',
  'factor',
  'sessions',
  'account',
  'duty',
  'settings',
  'money',
  'access',
] as const
export type SecurityEventKind = (typeof securityEventKinds)[number]

/**
 * How it ended. `factor-asked`: the password was right and the second factor is awaited; `proof-asked`: password or
 * factor are asked for again; `failed`: a wrong secret was given; `refused`: a right, a limit or a rule stood against it.
 */
export const securityOutcomes = ['done', 'factor-asked', 'proof-asked', 'failed', 'refused'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]
