import { auditFile } from './features/audit/audit-file.ts'
import { disbursementsFile } from './features/disbursements/disbursements-file.ts'
import { downloadLogFile } from './features/downloads/desk/download-log-file.ts'
import { registrationsFile } from './features/events/desk/registrations/registrations-file.ts'
import { giftsInKindFile } from './features/giving-desk/gifts-in-kind/gifts-in-kind-file.ts'
import { ledgerFile } from './features/giving-desk/ledger-file.ts'
import { subscribersFile } from './features/mailings/subscribers/subscribers-file.ts'
import { peopleFile } from './features/people/people-file.ts'
import type { ListFile } from './platform/http/list-file.ts'

/** Lists of the desk that can be exported, one line each. */
export const listFiles: readonly ListFile[] = [
  ledgerFile,
  giftsInKindFile,
  disbursementsFile,
  auditFile,
  peopleFile,
  downloadLogFile,
  registrationsFile,
  subscribersFile,
]
