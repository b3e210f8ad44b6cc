import type { DeskAnswer } from '../desk/form-answer.ts'

/** Intents of buttons beside the form: their answers do not concern its fields. */
const apart = new Set(['hapus', 'kembali', 'versi'])

export const isApart = (answer: DeskAnswer | undefined): boolean => apart.has(answer?.values.intent ?? '')

/** The answer, if it is the form's own. */
export const toForm = (answer: DeskAnswer | undefined) => (isApart(answer) ? undefined : answer)
