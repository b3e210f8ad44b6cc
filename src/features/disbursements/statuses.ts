export const disbursementStatuses = ['waiting', 'done', 'declined', 'reversed', 'reversal'] as const
export type DisbursementStatus = (typeof disbursementStatuses)[number]
