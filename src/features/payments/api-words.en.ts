export const giftFor = (target: string) => `Gift: ${target}`
export const noSuchCampaign = 'This campaign doesn’t exist or isn’t open.'
export const ownRequest = 'You made this request yourself. Someone else must approve it.'
export const ownRefund = 'You asked for this refund yourself. Someone else must send and mark it.'
export const countsAsOne =
  'Someone else must decide. Your account and the one that asked count as one person: they share a telephone number or an e-mail address, or one of them was given access to the desk in the last 7 days by the other or by the same person. Ask another member of the secretariat, or wait until those 7 days are over.'
