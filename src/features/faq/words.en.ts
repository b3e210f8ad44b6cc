export const loading = 'Loading'
export const lead =
  'What people often ask about the network, donations, accounts and child protection. Type a word, or open a question.'
export const questions = 'Questions and answers'
export const searchedFor = (q: string) => `“${q}” in questions and answers`
export const searchQuestions = 'Search questions'
export const notLoaded = 'The questions and answers could not be loaded'
export const searchIsKept = 'Your search words are kept.'
export const notHereBefore = 'Is your question not here yet?'
export const sendMessage = 'Send a message'
export const notHereAfter = 'to the secretariat.'
export const noneAbout = (q: string) => `No questions about “${q}” yet`
export const none = 'No questions and answers yet'
export const askSecretariat = 'Ask the secretariat directly. We reply by e-mail.'
export const linkToQuestion = 'Link to this question'
