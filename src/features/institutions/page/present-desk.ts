import type { Db } from '#src/platform/database/connect.ts'
import { getSettings } from '../../settings/queries.ts'
import { presentInstitution } from './present.ts'
import type { InstitutionRow } from './queries.ts'
import type { DeskInstitutionWire } from './schema.ts'

/** Institution on the wire, including the site's setting for page changes. */
export const presentDesk = async (db: Db, row: InstitutionRow): Promise<DeskInstitutionWire> =>
  presentInstitution(row, (await getSettings(db)).participant_edits)
