import { type RawBuilder, sql } from 'kysely'

/** True if user `u` is a PIC now: the duty is suspended while their institution is off the site. */
export const isPicNow = (
  u: string,
): RawBuilder<boolean> => sql<boolean>`(${sql.ref(`${u}.is_pic`)} and not exists (
  select from participants gone where gone.id = ${sql.ref(`${u}.participant_id`)} and gone.deleted_at is not null))`
