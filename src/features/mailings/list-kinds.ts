/** Kinds of mailing lists: of the network, of a region, of a campaign's supporters, and others. */
export const listKinds = ['national', 'region', 'campaign', 'own'] as const
export type ListKind = (typeof listKinds)[number]
