import * as words from './words.id.ts'

/** Sentences of the site's own voice, as they are built in. */
export const builtInSentences = {
  donate_title: words.donateTitle,
  donate_text: words.donateText,
  join_title: words.joinTitle,
  join_text: words.joinText,
  register_label: words.registerLabel,
  login_label: words.loginLabel,
  invitation_label: words.invitationLabel,
  /** The page that is not there. */
  missing_text: words.missingText,
}
export type SentenceName = keyof typeof builtInSentences
