import { endpoint, ok } from '#src/platform/http/endpoint.ts'
import { staffOnly } from '#src/platform/http/gates.ts'
import { keepLayout } from './keep-layout.ts'
import { matchStatement } from './match-statement.ts'
import { statement, statementLayout, statementShape } from './schema.ts'

export const postStatement = endpoint({
  where: 'POST /desk/donations/statement',
  summary:
    'Cocokkan mutasi rekening dengan transfer yang ditunggu; tanpa dry_run:false hanya diperiksa, dan satu baris tidak pernah membayar dua donasi',
  gate: staffOnly,
  proof: ({ body }) => !body.dry_run,
  secondPerson: 'above-limit',
  securityEvent: ({ body }) => (body.dry_run ? null : 'money'),
  body: statement,
  answer: statementShape,
  failures: [409],
  run: async ({ actor, body, ...services }) => ok(await matchStatement(services, actor!, body)),
})

export const postStatementLayout = endpoint({
  where: 'POST /desk/donations/statement/layout',
  summary: 'Pilih kolom tanggal, keterangan, jumlah, dan CR/DB sebuah mutasi; pilihan ini dipakai lagi nanti',
  gate: staffOnly,
  proof: 'none',
  secondPerson: 'none',
  securityEvent: 'money',
  body: statementLayout,
  answer: statementShape,
  run: async ({ actor, body, ...services }) => ok(await keepLayout(services, actor!, body)),
})

export const statementEndpoints = [postStatement, postStatementLayout]
