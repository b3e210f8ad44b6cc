/** Kinds of security events. `access`: a call for which the account lacks the duty. */
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
 * Outcomes. `factor-asked`: the password was right and the second factor is required; `proof-asked`: a fresh password
 * or factor is required; `failed`: a wrong secret; `refused`: denied by a right, a limit or a rule.
 */
export const securityOutcomes = ['done', 'factor-asked', 'proof-asked', 'failed', 'refused'] as const
export type SecurityOutcome = (typeof securityOutcomes)[number]
