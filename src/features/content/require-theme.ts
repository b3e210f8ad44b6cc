import type { Db } from '#src/platform/database/connect.ts'
import { invalid } from '#src/platform/http/failures.ts'
import * as words from './api-words.id.ts'
import type { ContentKind } from './content-kind.ts'
import { type ContentText, hasTheme } from './write-queries.ts'

/** @throws Failure 400 for an unknown theme */
export async function requireTheme(db: Db, { isSigned }: ContentKind, { categoryId }: ContentText) {
  if (!isSigned) return
  if (categoryId === null || !(await hasTheme(db, categoryId)))
    throw invalid({ theme_id: [words.noSuchTopic] })
}
