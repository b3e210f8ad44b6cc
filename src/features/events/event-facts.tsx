import { useSubscription } from './calendar-link.tsx'
import { type Event, isOnline } from './model.ts'

const rule = 'border-t border-ink pt-3.5 pb-6 text-note'
const link = 'link -my-2 inline-flex min-h-11 items-center'

/** Place, beside the text, and the subscription to further events. */
export function EventFacts({ event }: { event: Event }) {
  const subscription = useSubscription()
  const spot = [event.place, event.address].filter(Boolean).join(', ')
  return (
    <>
      <section className={rule}>
        <h2 className="mb-1 font-semibold">Tempat</h2>
        <p>{spot}</p>
        {!isOnline(event) && (
          <a
            href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(spot)}`}
            rel="noopener"
            className={link}
          >
            Lihat di peta
          </a>
        )}
      </section>
      <section className={rule}>
        <h2 className="mb-1 font-semibold">Kalender jaringan</h2>
        <p>Semua acara, selalu terbaru, di kalender Anda.</p>
        <a href={subscription} className={link}>
          Langganan kalender
        </a>
      </section>
    </>
  )
}
