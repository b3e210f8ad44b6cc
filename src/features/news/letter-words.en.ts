import type { NewsAct } from './workflow.ts'

type Notice = { subject: string; says: string }

/** Steps of a text that its author is told of. */
export const authorNotices: Partial<Record<NewsAct, (by: { name: string; at: string }) => Notice>> = {
  return: ({ name }) => ({
    subject: 'Needs some changes',
    says: `${name} has read your text and returned it with notes. Please revise it, then send it again.`,
  }),
  schedule: ({ name, at }) => ({
    subject: 'Scheduled for publication',
    says: `${name} has scheduled your text. It will be published on ${at}.`,
  }),
  reschedule: ({ name, at }) => ({
    subject: 'New time of publication',
    says: `${name} has changed the schedule. Your text will be published on ${at}.`,
  }),
  unschedule: ({ name }) => ({
    subject: 'Schedule cancelled',
    says: `${name} has cancelled the publication that was scheduled. Your text is being reviewed again.`,
  }),
  publish: () => ({
    subject: 'Published',
    says: 'Your text has been published. Thank you for sharing your news.',
  }),
  unpublish: ({ name }) => ({
    subject: 'Taken down from the site',
    says: `${name} has taken your text down from the site. Nothing that you wrote is lost.`,
  }),
  republish: ({ name }) => ({ subject: 'Published again', says: `${name} has published your text again.` }),
  comment: ({ name }) => ({ subject: 'A note for you', says: `${name} has written a note on your text.` }),
  endorse: ({ name }) => ({
    subject: 'Endorsed by your institution',
    says: `${name} has endorsed your text on behalf of the institution.`,
  }),
}
export const site = 'The site'
export const title = 'Title'
export const passage = 'Passage'
export const note = 'Note'
export const readOnSite = 'Read it on the site'
export const openText = 'Open your text'
export const memberWrote = (text: string) => `A text by a member of your institution: ${text}`
export const sentForReview = (author: string) =>
  `${author} has sent a text for review. If your institution endorses it, the reviewers see that endorsement.`
export const summary = 'Summary'
export const readAndEndorse = 'Read and endorse'
export const toReturn = 'To return the text with notes, log in and open:'
export const reviewTaken = (text: string) => `Review taken over: ${text}`
export const continuesReview = (name: string) =>
  `${name} is continuing the review that you had taken on. There is nothing more for you to do.`
export const openReview = 'Open the review'
