type Message = { institution: string | null }

export const answerTo = ({ institution }: Message) =>
  institution ? `Re: Your message to ${institution}` : 'Re: Your message'
export const mayReply = 'Reply to this e-mail if there is anything else you would like to ask.'
export const yourMessage = (who: string, at: string) => `Your message to ${who}, ${at}:`
