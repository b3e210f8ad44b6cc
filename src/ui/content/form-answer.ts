import type { DeskAnswer } from '../desk/form-answer.ts'

/** Acts of buttons beside the form: what they were told says nothing of its fields. */
const apart = new Set(['hapus', 'kembali', 'versi'])

export const isApart = (answer: DeskAnswer | undefined): boolean => apart.has(answer?.values.intent ?? '')

/** What the form itself was told. */
export const toForm = (answer: DeskAnswer | undefined) => (isApart(answer) ? undefined : answer)
