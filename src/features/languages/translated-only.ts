import { isFirst, type TranslatedName, type TranslatedOnly } from '#src/platform/database/translated.ts'
import type { Services } from '#src/platform/http/endpoint.ts'
import { readTags } from '#src/platform/request-scope.ts'
import { listedKinds } from '../settings/listed-kinds.ts'
import { getSettings } from '../settings/queries.ts'

const none: TranslatedOnly = new Set<TranslatedName>()

/** Kinds of which readers of this program's language are shown translated items alone, as the desk chose; none in the first. */
export async function translatedOnly({
  db,
  remember,
}: Pick<Services, 'db' | 'remember'>): Promise<TranslatedOnly> {
  if (isFirst) return none
  readTags(['settings'])
  const { listed_untranslated: listed } = await remember('settings', () => getSettings(db))
  return new Set(listedKinds.filter((kind) => !listed.split(',').includes(kind)))
}
