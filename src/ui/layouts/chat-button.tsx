import { Icon } from '../icon.tsx'

/** Floats at the right bottom, above the bottom bar on phones, and opens a chat with the secretariat. */
export function ChatButton({ whatsapp }: { whatsapp: string }) {
  const number = whatsapp.replace(/\D/g, '').replace(/^0/, '62')
  if (!number) return null
  return (
    <aside aria-label="Obrolan">
      <a
        href={`https://wa.me/${number}`}
        rel="noopener"
        className="no-print fixed right-5 bottom-23 z-20 flex h-14 items-center gap-2.5 rounded-full bg-paper px-4 font-semibold text-ok shadow-float hover:bg-ok-tint md:right-7 md:bottom-7 md:px-5"
      >
        <Icon name="brand-whatsapp" className="size-6" />
        <span className="max-md:sr-only">Tanya kami</span>
      </a>
    </aside>
  )
}
