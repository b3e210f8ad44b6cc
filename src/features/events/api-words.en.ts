export const monthUnclear = 'Write the month, for example 2026-12.'
