import { messageSubject } from '../contact/mail-message.ts'

type Message = Parameters<typeof messageSubject>[0]

export const answerTo = (message: Message) => `Re: ${messageSubject(message)}`
export const mayReply = 'Balas surat ini bila masih ada yang ingin Anda tanyakan.'
export const yourMessage = (who: string, at: string) => `Pesan Anda kepada ${who}, ${at}:`
