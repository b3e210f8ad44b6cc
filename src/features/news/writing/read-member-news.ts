import type { Db } from '#src/platform/database/connect.ts'
import type { Actor } from '#src/wire/actor.ts'
import { presentItem } from './present.ts'
import { getMemberNews } from './queries.ts'
import type { MemberNewsWire } from './schema.ts'

/** An item as its viewer may see it. @throws Failure 404 */
export const readMemberNews = async (db: Db, viewer: Actor, id: number): Promise<MemberNewsWire> =>
  presentItem(await getMemberNews(db, viewer, id), viewer)
