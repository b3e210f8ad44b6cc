import { plural } from '#src/ui/plural.ts'

export const whyYou =
  'You get this e-mail because you follow a question in the forum or were mentioned there. On the Privacy page you can choose one e-mail a day or none, or you can stop them right now:'
export const stopMail = 'Stop forum e-mails'
export const mentionsYou = (author: string) => `${author} mentioned you in the forum:`
export const answers = (author: string) => `${author} answered a question that you follow:`
export const writes = (author: string) => `${author} wrote in a question that you follow:`
export const youAreMentioned = (question: string) => `You were mentioned: ${question}`
export const newAnswer = (question: string) => `New answer: ${question}`
export const readInForum = 'Read in the forum'
export const newPosts = (count: number) =>
  `From the forum: ${plural('en', count, { one: '1 new post', other: `${count} new posts` })}`
export const whatIsNew = 'Here is what is new in the questions that you follow.'
