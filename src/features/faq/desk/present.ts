import { presentAs } from '#src/platform/http/present-as.ts'
import type { FaqRow } from './queries.ts'
import { type DeskFaqWire, deskFaqShape } from './schema.ts'

export const presentFaq = (row: FaqRow): DeskFaqWire => presentAs(deskFaqShape, row)
