import { chatLink } from '#src/wire/phone.ts'
import { Icon } from '../icon.tsx'

/** Floats at the right bottom, above the bottom bar on phones, and opens a chat with the secretariat; see `.chat`. */
export function ChatButton({ whatsapp }: { whatsapp: string }) {
  if (!whatsapp) return null
  return (
    <aside aria-label="Obrolan">
      <a href={chatLink(whatsapp)} rel="noopener" className="chat">
        <Icon name="brand-whatsapp" className="size-6" />
        <span className="max-md:sr-only">Tanya kami</span>
      </a>
    </aside>
  )
}
