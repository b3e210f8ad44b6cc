import type { FlagReason } from '../policy.ts'
import type { QuestionRowWire } from '../schema.ts'

export const visibilityWords: Record<QuestionRowWire['visibility'], string> = {
  public: 'Semua orang, juga tanpa akun',
  member: 'Semua anggota',
  partisipan: 'Hanya anggota lembaga partisipan',
}

export const flagWords: Record<FlagReason, string> = {
  spam: 'Iklan atau spam',
  rude: 'Kasar atau merendahkan',
  private: 'Memuat data pribadi orang',
  wrong: 'Menyesatkan',
  other: 'Alasan lain',
}
