import { contentScreens } from '#src/ui/content/content-screens.tsx'
import { statusChoices } from '#src/ui/content/content-words.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { fetchDeskRegions, firstAffiliation } from '../../regions/fetch-regions.ts'
import { EventPhoto } from '../event-photo.tsx'
import type { Zone } from '../place-time.ts'
import { fullDays, fullEnd, fullHours, when } from '../when.ts'
import { EventFields } from './event-fields.tsx'
import {
  type DeskEventWire,
  type EventDesk,
  type EventDetailsWire,
  eventBody,
  eventValues,
} from './event-values.ts'
import type { RegistrationRulesWire } from './registrations/schema.ts'
import { whoWords } from './registrations/state-words.ts'

export const { list, fresh, preview } = contentScreens<EventDesk, DeskRegions>({
  noun: 'events',
  paths: deskPaths.events,
  address: paths.event,
  words: {
    title: 'Acara',
    lead: 'Pertemuan, pelatihan, dan siaran: ditulis, dijadwalkan, dan diterbitkan di sini.',
    row: 'acara',
    search: 'Judul atau alamat di situs',
    add: 'Tambah acara',
    caption: 'Acara, yang mulainya paling akhir dulu',
    nothing: 'Belum ada acara. Yang pertama mulai sebagai draf, yang hanya dilihat meja kerja.',
    fresh: 'Acara baru',
    freshLead: 'Tersimpan sebagai draf, yang hanya dilihat meja kerja.',
  },
  filters: [
    {
      name: 'upcoming',
      label: 'Waktu',
      options: [
        { value: '1', label: 'Akan datang' },
        { value: '0', label: 'Sudah lewat' },
      ],
    },
    { name: 'status', label: 'Keadaan', options: statusChoices },
    { name: 'region', label: 'Region' },
  ],
  sort: '-start_at',
  columns: () => [
    {
      title: 'Waktu',
      name: 'waktu',
      from: 'md',
      sort: 'start_at',
      cell: (row) => when({ startAt: row.start_at, endAt: row.end_at, timezone: row.timezone }),
    },
    { title: 'Tempat', name: 'tempat', from: 'lg', cell: (row) => row.place },
  ],
  load: fetchDeskRegions,
  choices: ({ regions }) => ({ region: regions }),
  start: (more) => ({ timezone: 'Asia/Jakarta', 'registration.who': 'none', ...firstAffiliation(more) }),
  values: eventValues,
  body: eventBody,
  Fields: ({ item, more }) => <EventFields {...more} item={item} />,
  preview: ({ item, text }) => <EventPreview text={text} registration={item.registration} />,
})

type DeskRegions = Awaited<ReturnType<typeof fetchDeskRegions>>
type EventText = Pick<
  DeskEventWire,
  'title' | 'excerpt' | 'content' | 'image' | 'image_alt' | 'image_x' | 'image_y'
> &
  EventDetailsWire

type PreviewProps = { text: EventText; registration: RegistrationRulesWire | undefined }

function EventPreview({ text, registration }: PreviewProps) {
  const { image, image_x: x, image_y: y, image_alt: alt, timezone } = text
  const times = { startAt: text.start_at, endAt: text.end_at, timezone }
  return (
    <article className="max-w-170">
      <h2 className="text-article wrap-anywhere">{text.title}</h2>
      <p className="mt-3.5 text-lead">{text.excerpt}</p>
      <p className="mt-5 font-semibold">{`${fullDays(times)}, ${fullHours(times)}`}</p>
      <p className="mb-7 wrap-anywhere">{[text.place, text.address].filter(Boolean).join(', ')}</p>
      {image && <EventPhoto image={{ ...image, alt, focus: { x, y } }} />}
      <StoredHtml className="article mt-7" html={text.content} />
      {registration && registration.who !== 'none' && (
        <p className="mt-7 border-t pt-4 text-note">{rulesLine(registration, timezone)}</p>
      )}
    </article>
  )
}

/** "Pendaftaran: siapa saja, 40 tempat, ditutup …", as it is now. */
function rulesLine({ who, capacity, opens_at, closes_at }: RegistrationRulesWire, timezone: Zone): string {
  const at = (moment: string) => fullEnd({ startAt: moment, endAt: moment, timezone })
  const parts = [
    whoWords[who].toLowerCase(),
    capacity === null ? 'tempat tanpa batas' : `${capacity.toLocaleString('id-ID')} tempat`,
    opens_at && `dibuka ${at(opens_at)}`,
    closes_at ? `ditutup ${at(closes_at)}` : 'ditutup saat acara mulai',
  ]
  return `Pendaftaran sekarang: ${parts.filter(Boolean).join(', ')}.`
}

export * as item from './event-item.tsx'
