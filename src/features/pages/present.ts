import { presentAs } from '#src/platform/http/present-as.ts'
import { coverImage } from '../covers/model.ts'
import { describedImage } from '../uploads/present-image.ts'
import type { getLegalVersion, LegalVersion } from './legal-queries.ts'
import type { PageRow } from './queries.ts'
import {
  type LegalTextWire,
  type LegalVersionWire,
  legalTextShape,
  legalVersionShape,
  type PageWire,
  pageShape,
} from './schema.ts'

export const presentPage = (row: PageRow): PageWire =>
  presentAs(pageShape, row, { image: describedImage(row) ?? coverImage(row.coverFamily, row.coverSeed) })

export const presentVersion = (row: LegalVersion): LegalVersionWire => presentAs(legalVersionShape, row)

export const presentLegalText = (row: Awaited<ReturnType<typeof getLegalVersion>>): LegalTextWire =>
  presentAs(legalTextShape, row, { in_force_until: row.until?.toISOString() ?? null })
