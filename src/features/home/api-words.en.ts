export const participants = 'member institutions'
export const membersEverywhere = 'members in all institutions'
export const regions = 'regions'
export const events = 'events'
