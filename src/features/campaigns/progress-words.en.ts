export const ended = 'Ended'
export const opensOn = (day: string) => `Opens on ${day}`
export const daysLeft = (days: number) => `${days} days left`
export const lastDay = 'Last day'
export const until = (day: string) => `Until ${day}`
export const endedOn = (day: string) => `Ended on ${day}`
