import type { SiteSecret } from '#src/platform/secrets/site-secret.ts'
import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Write } from '../database/write.ts'
import type { Files } from '../files/files.ts'
import type { Journal } from '../files/journal.ts'
import type { Log } from '../log.ts'
import type { BounceSettings } from '../mail/bounce-settings.ts'
import type { Sender } from '../mail/frame.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Gateway } from '../payments/gateway.ts'
import type { SiteOrigin } from '../site-origin.ts'
import type { Pace } from '../worker/pace.ts'

/** Services available to a job. */
export type JobParts = {
  db: Db
  write: Write
  mail: Mailer
  /** Letters of mailings that may leave in a minute, from all nodes together. */
  mailRate: number
  /** Waits for this process's turn: a long job does so between two pieces of work. */
  pace: Pace
  /** Reports of undelivered letters; null where they are not read. */
  bounces: BounceSettings | null
  clock: Clock
  log: Log
  place: SiteOrigin
  uploads: Files
  sharePictures: Files
  /** The payment gateway; null for none. */
  payments: Gateway | null
  /** Encrypts and signs data of the server. */
  secret: SiteSecret
  /** Journal of erased people, outside the database. */
  erasures: Journal
  /** Runs another command of this program in a process of its own; null where nightly work is off. */
  nightly: ((...command: string[]) => Promise<void>) | null
  /** The sender of mails, from the current settings. */
  sender(): Promise<Sender>
}
