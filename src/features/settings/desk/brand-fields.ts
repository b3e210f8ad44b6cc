import type { SentenceName } from '#src/ui/sentences.ts'
import * as words from './sentence-words.id.ts'

/** Longest tagline, in letters. */
export const TAGLINE_MAX = 90

/** Every sentence of the site's own voice: where it stands, and the length that fits there. */
export const sentenceFields: Record<SentenceName, { label: string; longest: number; rows?: number }> = {
  donate_title: { label: words.donateTitle, longest: 80 },
  donate_text: { label: words.donateText, longest: 300, rows: 3 },
  join_title: { label: words.joinTitle, longest: 60 },
  join_text: { label: words.joinText, longest: 300, rows: 3 },
  register_label: { label: words.onRegister, longest: 120 },
  login_label: { label: words.onLogin, longest: 120 },
  invitation_label: { label: words.onInvitation, longest: 120 },
  missing_text: { label: words.onMissing, longest: 200, rows: 2 },
}
