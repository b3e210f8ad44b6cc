export const invitation = (list: string) => `An invitation to receive ${list}`
export const oneStep = (list: string) => `One more step: ${list}`
export const invites = (list: string) => `The secretariat invites you to receive ${list} by e-mail.`
export const somebodyAsked = (list: string) =>
  `Somebody, we hope you, asked for ${list} to be sent to this address. It comes in English where it has been translated, else in Indonesian.`
export const yes = 'Yes, send it to me'
export const ignore = (days: number) =>
  `Don’t want it, or it wasn’t you who asked? Just ignore this e-mail: without your consent we send nothing, and after ${days} days the request is gone.`
export const subscribesAlready = (list: string) => `You are already subscribed: ${list}`
export const nothingToDo = (list: string) =>
  `This address already receives ${list}. There is nothing you need to do.`
export const subscribes = (list: string) => `You are subscribed: ${list}`
export const welcome = (list: string) => `Thank you. ${list} will be sent to this address.`
export const unsubscribe = 'Unsubscribe'
