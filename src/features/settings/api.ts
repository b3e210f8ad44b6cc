import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { everyone } from '#src/platform/http/gates.ts'
import { getSettings } from './queries.ts'
import { settingsShape } from './schema.ts'

export const readSettings = endpoint({
  where: 'GET /settings',
  summary: 'Nama situs, kontak, tautan, visi dan misi',
  gate: everyone,
  answer: settingsShape,
  tags: ['settings'],
  run: async ({ db, remember }) => ok(await remember('settings', () => getSettings(db))),
})

export const settingsEndpoints = [readSettings]
