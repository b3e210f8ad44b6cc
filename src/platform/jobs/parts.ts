import type { Clock } from '../clock.ts'
import type { Db } from '../database/connect.ts'
import type { Mail } from '../mail/mail.ts'

/** What a job can work with. */
export type JobParts = { db: Db; mail: Mail; clock: Clock }
