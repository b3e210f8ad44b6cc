import { plural } from '#src/ui/plural.ts'

export const visibilities = {
  public: 'Everyone, even without an account',
  member: 'All members',
  partisipan: 'Only people of member institutions',
}
export const flags = {
  spam: 'Advertising or spam',
  rude: 'Rude or demeaning',
  private: 'Contains someone’s personal data',
  wrong: 'Misleading',
  other: 'Another reason',
}
export const answerBy = (author: string) => `Answer by ${author}`
export const thisAnswer = (author: string) => `answer by ${author}`
export const accepted = 'Accepted answer'
export const hiddenBecause = (reason: string) => `Hidden because: ${reason}`
export const saving = 'Saving'
export const unaccept = 'Unaccept'
export const accept = 'Accept answer'
export const link = 'Link'
export const linkTo = (what: string) => ` to ${what}`
export const remove = 'Delete'
export const answerWillGo = 'This answer disappears from the forum and cannot be brought back.'
export const deleting = 'Deleting'
export const deleteAnswer = 'Delete answer'
export const freshAnswers = (count: number) =>
  `${count} new ${plural('en', count, { one: 'answer has', other: 'answers have' })} arrived.`
export const needsReload = 'New answers don’t appear by themselves.'
export const reload = 'Reload'
export const noAnswers = 'No answers yet'
export const answersCount = (count: number) =>
  `${count} ${plural('en', count, { one: 'answer', other: 'answers' })}`
export const isLocked = 'This question is locked. New answers can no longer be written.'
export const yourAnswer = 'Your answer'
export const answerExample = 'Write from your institution’s experience'
export const canBeEdited = 'You can edit it. After 30 minutes, the former text is kept for the moderators.'
export const sending = 'Sending'
export const sendAnswer = 'Send answer'
export const edit = 'Edit'
export const thisOwnAnswer = 'your answer'
export const saveChanges = 'Save changes'
export const changedInTab =
  'This text has been changed in another tab. What you typed is still below; save again if yours is right. Stored now:'
export const isFlagged = 'You have reported this'
export const flag = 'Report'
export const whatIsWrong = 'What is wrong?'
export const note = 'Details (optional)'
export const noteHelp = 'Only moderators read this. Your name is not mentioned.'
export const sendFlag = 'Send report'
export const searchQuestions = 'Search questions'
export const search = 'Search'
export const category = 'Category'
const categories: Record<string, string> = {
  Akun: 'Accounts',
  Donasi: 'Giving',
  Jaringan: 'The network',
  Kesehatan: 'Health',
  Keuangan: 'Finance',
  Pendidikan: 'Education',
  Perlindungan: 'Protection',
  'Perlindungan anak': 'Child protection',
  'Sumber daya alam': 'Natural resources',
  'Tata kelola': 'Governance',
}
/** A category as readers know it; the secretariat names them. */
export const categoryNamed = (title: string) => categories[title] ?? title
export const allCategories = 'All categories'
export const region = 'Region'
export const allRegions = 'All regions'
export const noQuestions = 'No questions yet'
export const noQuestionsText = 'Start with one thing you would like to know this week.'
export const allAnswered = 'Every question has been answered'
export const allAnsweredText = 'Thank you to everyone who answered.'
export const noneAsked = 'You haven’t asked anything yet'
export const noneAskedText = 'Ask one thing you would like to know from other members.'
export const noneFollowed = 'You aren’t following any questions yet'
export const noneFollowedText = 'Open a question, then choose “Follow” to hear of its answers.'
export const pageIsEmpty = 'This page is empty'
export const toFirstPage = 'To the first page'
export const questionsAreBefore = 'The questions are on the pages before.'
export const noneAbout = (query: string) => `No questions about “${query}” yet`
export const noneHere = 'No questions here yet'
export const ask = 'Ask a question'
export const tryOtherWord = 'Try another word, or be the first to ask.'
export const forum = 'Forum'
export const forumLead =
  'Where members and member institutions ask and answer one another. Most write in Indonesian; you may write in English.'
export const questionDeleted = 'Your question has been deleted.'
export const questionsNotLoaded = 'The questions could not be loaded'
export const questionsNoun = 'questions'
export const questions = 'Questions'
export const newest = 'Newest'
export const unanswered = 'Unanswered'
export const myQuestions = 'My questions'
export const followed = 'Following'
export const faq = 'FAQ'
export const mentionWhom = 'Mention whom?'
export const askLead = 'Write one thing you would like to know. Other members answer from their experience.'
export const sendQuestion = 'Send question'
export const cancel = 'Cancel'
export const textHelp = 'An empty line begins a new paragraph, a - at the beginning of a line makes a list.'
export const openTools = 'Bold, lists, quotations …'
export const toolsHelp = 'Alt+F10 takes you to the tools, Esc back to the text.'
export const addPicture = 'Add a picture'
export const whatIsSeen = 'What does this picture show?'
export const whatIsSeenHelp = 'Read out to people who cannot see it.'
export const insertPicture = 'Insert picture'
export const neverMind = 'Never mind'
export const waitsForModerator =
  'Your question is waiting for a moderator. Your first two posts are always checked; we will tell you by e-mail.'
export const unfollow = 'Stop following'
export const follow = 'Follow'
export const thisOwnQuestion = 'your question'
export const questionWillGo = 'This question disappears from the forum and cannot be brought back.'
export const deleteQuestion = 'Delete question'
export const thisQuestion = 'question'
export const isEdited = ' · edited'
export const question = 'Question'
export const questionHelp =
  'One question, for example: Does anyone have a consent form for photographs of children?'
export const explanation = 'Explanation (optional)'
export const chooseCategory = 'Choose a category'
export const regionOptional = 'Region (optional)'
export const whoMayRead = 'Who may read it?'
export const whoMayReadHelp = 'Once someone else has answered, this choice cannot be changed.'
export const isNew = 'New'
export const inRegion = (region: string) => `${region} region`
export const answers = (count: number) => plural('en', count, { one: 'answer', other: 'answers' })
export const oneAccepted = ', one accepted'
export const flagReceived = 'Thank you. Your report has reached the moderators.'
export const notNow = 'That isn’t possible just now.'
export const otherQuestions = 'Other questions'
export const noLonger = 'That is no longer possible: the question may have been locked or changed.'
export const isGone = 'What you mean no longer exists.'
export const changedElsewhere = 'This text has been changed elsewhere. What you typed is still in its form.'
export const held = 'Waiting for a moderator'
export const answered = 'Answered'
export const closed = 'Locked'
export const hidden = 'Hidden'
export const forEveryone = 'Public'
export const forInstitutions = 'Member institutions only'
export const stopMail = 'Stop forum e-mails'
export const stopMailLead =
  'We will no longer e-mail you about new answers and mentions in the forum. You keep following what you follow.'
export const stillReadable = 'Questions and answers can still be read on the site.'
export const stop = 'Stop e-mails'
export const mailStopped =
  'Forum e-mails are no longer sent. You can switch them on again at any time under Privacy.'
export const openForum = 'Open the forum'
