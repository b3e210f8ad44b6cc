import type { SentenceName } from '#src/ui/sentences.ts'

/** Longest tagline, in letters. */
export const TAGLINE_MAX = 90

/** Every sentence of the site's own voice: where it stands, and the length that fits there. */
export const sentenceFields: Record<SentenceName, { label: string; longest: number; rows?: number }> = {
  donate_title: { label: 'Ajakan berdonasi di Home: judul', longest: 80 },
  donate_text: { label: 'Ajakan berdonasi di Home: teks', longest: 300, rows: 3 },
  join_title: { label: 'Ajakan mendaftar di Home: judul', longest: 60 },
  join_text: { label: 'Ajakan mendaftar di Home: teks', longest: 300, rows: 3 },
  register_label: { label: 'Di halaman Register', longest: 120 },
  login_label: { label: 'Di halaman Login', longest: 120 },
  invitation_label: { label: 'Di halaman undangan', longest: 120 },
  missing_text: { label: 'Bila alamat tidak ada (404)', longest: 200, rows: 2 },
}
