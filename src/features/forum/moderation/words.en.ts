import { plural } from '#src/ui/plural.ts'

export const forum = 'Forum'
export const questionNumber = (category: string, id: number) => `${category} · number ${id}`
export const seeInForum = 'See in the forum'
export const saved = 'Saved.'
export const didApprove = 'The post is now shown, and its author has been told.'
export const didHide = 'The post is hidden, and its author receives the reason.'
export const didKeep = 'The post stays; its reports are settled.'
export const didMerge = 'The question has been merged into this one.'
export const didMakeFaq = 'The entry among the questions and answers is published.'
export const notAllowed = 'You cannot decide that, or it is no longer possible.'
export const gone = 'What you mean no longer exists.'
export const changedMeanwhile =
  'The author changed this post while this page was open. Read the text as it is now, then decide again.'
export const postBy = (author: string) => `Post by ${author}`
export const reasonHidden = (reason: string) => `Reason for hiding it: ${reason}`
export const reportedOn = (date: string, reason: string) => `Reported ${date}: ${reason}`
export const earlierTexts = (count: number) =>
  plural('en', count, { one: '1 text before editing', other: `${count} texts before editing` })
export const untilDate = (date: string) => `Until ${date}`
export const hide = 'Hide'
export const thePostBy = (author: string) => `post by ${author}`
export const reasonIfHidden = 'Reason, if you hide it'
export const reasonHelp = 'Sent to its author by e-mail.'
export const showing = 'Showing'
export const show = 'Show'
export const saving = 'Saving'
export const showAgain = 'Show again'
export const keepShown = 'Leave it up'
export const hiding = 'Hiding'
export const hiddenByReports =
  'Hidden automatically after three reports. Show it again if the reports are unfounded.'
export const noun = 'posts'
export const search = 'Word or author'
export const state = 'State'
export const toBeChecked = 'To be checked'
export const firstPost = 'First post'
export const reported = 'Reported'
export const hidden = 'Hidden'
export const kind = 'Kind'
export const question = 'Question'
export const answer = 'Answer'
export const lead = 'First posts of an account, those reported by members, and those that are hidden.'
export const caption = 'Posts to be checked, the longest-waiting first'
export const nothing = 'No posts are waiting. Thank you for looking after the forum.'
export const post = 'Post'
export const answerTo = (question: string) => `Answer: ${question}`
export const author = 'Author'
export const reports = (count: number) =>
  `${plural('en', count, { one: '1 report', other: `${count} reports` })}: `
export const sent = 'Sent'
export const thisQuestion = 'This question'
export const category = 'Category'
export const move = 'Move'
export const isLocked = 'This question is locked: it takes no new answers.'
export const lockHelp = 'A locked question can still be read, but no longer be answered.'
export const unlock = 'Unlock'
export const lock = 'Lock the question'
export const mergeInto = 'Merge into question'
export const mergeHelp = 'The answers move there and cannot be separated again.'
export const merge = 'Merge'
export const isNow = 'It is now '
export const faqEntry = 'an entry among the questions and answers'
export const needsAccepted =
  'Once an answer has been accepted, this question can become an entry among the questions and answers.'
export const faqQuestion = 'Question for the questions and answers'
export const faqAnswer = 'Answer, if it needs rewriting'
export const faqAnswerHelp =
  'Left empty: the accepted answer as it is. Everyone can read it, in the name of the secretariat.'
export const faqCategory = 'Category for the questions and answers'
export const makeFaq = 'Add to the questions and answers'
