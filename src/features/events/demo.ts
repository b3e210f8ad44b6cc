import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '#src/platform/database/write.ts'
import { parseDemoFile } from '#src/platform/text/demo-file.ts'
import { DAY_MS } from '#src/wire/duration.ts'
import { namedScene } from '../covers/demo.ts'
import { createEvent } from './create-event.ts'
import { localIso, momentOf, type Zone } from './place-time.ts'

const FOLDER = 'db/demo/events'

export async function seedEvents(tx: Tx, now: Date) {
  const regions = await tx.selectFrom('regions').select(['id', 'title']).execute()
  const regionOf = new Map(regions.map(({ id, title }) => [title, id]))
  const participants = await tx.selectFrom('participants').select(['id', 'title']).execute()
  const participantOf = new Map(participants.map(({ id, title }) => [title, id]))
  for (const name of readdirSync(FOLDER).sort()) {
    const { header, content } = parseDemoFile(readFileSync(join(FOLDER, name), 'utf8'))
    const timezone = header.timezone as Zone
    await createEvent(tx, {
      title: header.title!,
      slug: header.slug!,
      description: header.description!,
      content,
      place: header.place!,
      address: header.address!,
      regionId: regionOf.get(header.region!)!,
      participantId: participantOf.get(header.participant ?? ''),
      timezone,
      startsAt: momentFrom(now, header.starts!, timezone),
      endsAt: momentFrom(now, header.ends!, timezone),
      by: null,
      status: 'published',
      coverFamily: header.family!,
      scene: namedScene(header),
    })
  }
}

/** `+14 09:00` is nine o'clock in the zone, fourteen days from today. */
function momentFrom(now: Date, given: string, zone: Zone) {
  const [days, time] = given.split(' ')
  const day = localIso(now.getTime() + Number(days) * DAY_MS, zone).slice(0, 10)
  return new Date(momentOf(`${day}T${time}`, zone))
}
