export const monthUnclear = 'Tulis bulan, misalnya 2026-12.'
