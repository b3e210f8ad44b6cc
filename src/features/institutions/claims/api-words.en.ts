export const hasDecided = (by: string, person: string) => `${by} has already decided about ${person}.`
export const claimWithdrawn =
  'This request was withdrawn, or the person has become a member of another institution.'
export const claimGone = 'This request no longer exists.'
