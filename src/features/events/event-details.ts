import type { Zone } from './place-time.ts'

/** Place and time, as each text of an event keeps them; timestamps in ISO form. */
export type EventDetails = {
  place: string
  address: string
  region_id: number | null
  participant_id: number | null
  start_at: string
  end_at: string
  timezone: Zone
}

type Given = {
  place: string
  address: string
  regionId: number | null
  participantId: number | null
  startsAt: Date
  endsAt: Date
  timezone: Zone
}

export const detailsOf = ({
  place,
  address,
  regionId,
  participantId,
  startsAt,
  endsAt,
  timezone,
}: Given): EventDetails => ({
  place,
  address,
  timezone,
  region_id: regionId,
  participant_id: participantId,
  start_at: startsAt.toISOString(),
  end_at: endsAt.toISOString(),
})
