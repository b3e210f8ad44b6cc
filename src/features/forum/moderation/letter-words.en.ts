import type { Decision } from './schema.ts'

type Notice = { subject: string; says: string }

export const decided: Record<Decision['act'], Notice> = {
  approve: {
    subject: 'Your post is now shown',
    says: 'A moderator has read your post in the forum, and other members can read it now. Thank you.',
  },
  hide: {
    subject: 'Your post has been hidden',
    says: 'A moderator has hidden your post in the forum. Only you and the moderators can still read it. If you think that this is a mistake, reply to this e-mail or write to us through the Contact page.',
  },
  keep: {
    subject: 'Your post is shown again',
    says: 'A moderator has checked your post in the forum, and it is shown again.',
  },
}
export const merged = (question: string): Notice => ({
  subject: 'Your question has been merged',
  says: `Your question “${question}” is the same as another one. Its answers are there now, and you follow that question from now on.`,
})
export const question = 'Question'
export const reason = 'Reason'
export const openForum = 'Open the forum'
