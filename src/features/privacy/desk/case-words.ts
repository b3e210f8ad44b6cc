import type { CaseKind } from './schema.ts'
import * as words from './words.id.ts'

export const kindWords: Readonly<Record<CaseKind, string>> = words.kinds

export const statusWords = words.statuses

export const stepWords: Readonly<Record<string, string>> = words.stepNames
