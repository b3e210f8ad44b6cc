export const whoIsShown = 'Tulis siapa atau apa yang tampak.'
export const consentDayMissing = 'Tulis tanggal orang yang tampak memberi izin.'
