/** Warnings of the start-up posture check: standard output, the desk and `/metrics` name them. */
export const postureWarnings = [
  'mail-missing',
  'sender-sample',
  'simulated-payments',
  'sandbox-payments',
  'plain-http',
  'metrics-token-kept',
  'backups-inside',
  'public-demo',
] as const
export type PostureWarning = (typeof postureWarnings)[number]
