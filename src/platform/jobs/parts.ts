import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Write } from '../database/write.ts'
import type { Files } from '../files/files.ts'
import type { Journal } from '../files/journal.ts'
import type { Log } from '../log.ts'
import type { Mail } from '../mail/mail.ts'
import type { Gateway } from '../payments/gateway.ts'
import type { SiteOrigin } from '../site-origin.ts'

/** What a job can work with. */
export type JobParts = {
  db: Db
  write: Write
  mail: Mail
  clock: Clock
  log: Log
  place: SiteOrigin
  uploads: Files
  sharePictures: Files
  /** Who takes payments; null where nobody does. */
  payments: Gateway | null
  /** Seals and signs what only the server may read or make. */
  secret: SiteSecret
  /** Who was erased, outside of the database. */
  erasures: Journal
  /** Runs another command of this program in a process of its own; null where none are wanted. */
  nightly: ((...command: string[]) => Promise<void>) | null
  /** The site's name, as the settings have it now. */
  siteName(): Promise<string>
}
