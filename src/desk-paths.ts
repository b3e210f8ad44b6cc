/** The addresses of the desk, by name; apart from `paths`, since no reader's page needs them. */
export const deskPaths = {
  giving: '/desk/giving',
  gift: (orderId: string) => `/desk/giving/${orderId}`,
  newGift: '/desk/giving/new',
  importGifts: '/desk/giving/import',
  exportLedger: '/v1/desk/donations/export',
  transfers: '/desk/giving/transfers',
  campaigns: '/desk/giving/campaigns',
  newCampaign: '/desk/giving/campaigns/new',
  campaign: (id: number) => `/desk/giving/campaigns/${id}`,
  pledges: '/desk/giving/pledges',
  quarantine: '/desk/giving/quarantine',
  reconciliation: '/desk/giving/reconciliation',
} as const
