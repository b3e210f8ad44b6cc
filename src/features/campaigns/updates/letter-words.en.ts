export const completed = (campaign: string) => `Completed: ${campaign}`
export const campaignCompleted = (campaign: string) =>
  `You gave to “${campaign}”. The campaign has been completed, and this is what came of it:`
export const newsOf = (campaign: string) => `You gave to “${campaign}”. Here is its news:`
export const readOnSite = 'Read on the site'
export const whyYou =
  'You receive this e-mail because you asked for it when you gave. If you no longer want it, you can stop at any time:'
export const stop = 'Stop these updates'
