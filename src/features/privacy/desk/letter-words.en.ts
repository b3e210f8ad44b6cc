export const blanks = {
  address: 'the person’s address',
  name: 'name',
  reasons: 'the reasons and their legal basis',
  done: 'what was done, and when',
  everyoneAffected: 'everyone affected who reads English',
  data: 'which data',
  whenAndHow: 'when and how',
  measures: 'what has been done and will be done',
}
export const dear = (name: string) => `Dear ${name},`
export const regards = (site: string) => `Kind regards,\n${site}`
export const answerTo = (kind: string) => `Our answer to your request: ${kind}`
export const received = (one: { at: string; title: string; id: number; dueAt: string }) =>
  `On ${one.at} we received your request about your personal data (${one.title}), case number ${one.id}. Under Indonesia’s Law No. 27 of 2022 on personal data protection we answer it by ${one.dueAt} at the latest.`
export const refused = (reasons: string) => `We cannot do what you asked, because: ${reasons}`
export const done = (deeds: string) => `What we have done: ${deeds}`
export const mayObject =
  'If you are not satisfied with this answer, you may object to us or complain to Indonesia’s personal data protection authority.'
export const noticeOfBreach = 'Notice of a personal data breach'
export const breachKnown = (at: string) =>
  `As Article 46 of Indonesia’s Law No. 27 of 2022 on personal data protection requires, we inform you of a personal data breach that we have known of since ${at}.`
export const dataRevealed = (data: string) => `Data revealed: ${data}`
export const happened = (story: string) => `When and how it happened: ${story}`
export const remedy = (measures: string) => `Response and recovery: ${measures}`
export const whatYouCanDo =
  'What you can do: [for example, change your password and beware of messages sent in our name].'
