/** Whose permit it is: by Permensos 8/2021 the regent or mayor, the governor, or the minister gives it. */
export const permitLevels = ['kabupaten', 'provinsi', 'nasional'] as const
export type PermitLevel = (typeof permitLevels)[number]

/** What the desk decided; a draft is known to nobody else. */
export const campaignStatuses = ['draft', 'open', 'closed'] as const
export type CampaignStatus = (typeof campaignStatuses)[number]

/** Where decision and clock together leave a campaign, as readers see it. */
export const campaignStates = ['open', 'upcoming', 'ended'] as const
export type CampaignState = (typeof campaignStates)[number]

/** Whole rupiah. */
export const MIN_GOAL = 100_000
export const MAX_GOAL = 100_000_000_000

/** From this sum on a public accountant must look at what was collected (Permensos 8/2021). */
export const ACCOUNTANT_FROM = 500_000_000

/** Addresses below `/donasi` that are something else. */
export const reservedSlugs: ReadonlySet<string> = new Set(['laporan'])
