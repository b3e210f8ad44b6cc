/** Issuing level of a permit: regent or mayor, governor, or minister (Permensos 8/2021). */
export const permitLevels = ['kabupaten', 'provinsi', 'nasional'] as const
export type PermitLevel = (typeof permitLevels)[number]

/** Status set by the desk; drafts are not public. */
export const campaignStatuses = ['draft', 'open', 'closed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Public state of a campaign, derived from status and clock. */
export const campaignStates = ['open', 'upcoming', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Whole rupiah. */
export const MIN_GOAL = 100_000
export const MAX_GOAL = 100_000_000_000

/** Collected sum from which an audit by a public accountant is required (Permensos 8/2021). */
export const ACCOUNTANT_FROM = 500_000_000

/** Reserved addresses below `/donasi`. */
export const reservedSlugs: ReadonlySet<string> = new Set(['laporan'])
