import { type MouseEvent, type ReactNode, useState } from 'react'
import { Icon } from './icon.tsx'
import { useIsLive } from './use-is-live.ts'
import * as words from './words.id.ts'

const row =
  'flex h-11 items-center gap-3 text-note font-medium hover:underline max-md:w-11 max-md:justify-center md:mb-0.5 md:-ml-1.5 md:pl-1.5'

/** Share links. `url` is the page's full address. A column on desktop, a row of icons on phones. */
export function Share({ url, title }: { url: string; title: string }) {
  const [u, t] = [encodeURIComponent(url), encodeURIComponent(title)]
  const isLive = useIsLive()
  return (
    <aside aria-label={words.share} className="no-print">
      <p className="text-note text-muted max-md:hidden md:mb-2">{words.share}</p>
      <ul className="flex flex-wrap gap-3 border-y py-2.5 max-sm:justify-between md:block md:border-0 md:py-0">
        <Way
          href={`https://wa.me/?text=${t}%20${u}`}
          icon={<Icon name="brand-whatsapp" />}
          label={words.whatsApp}
        />
        <CopyLink url={url} />
        <Way href={`https://x.com/intent/post?text=${t}&url=${u}`} icon={<Icon name="brand-x" />} label="X" />
        <Way
          href={`https://www.facebook.com/sharer/sharer.php?u=${u}`}
          icon={<Icon name="brand-facebook" />}
          label={words.facebook}
        />
        {/* A page loaded with Save-Data has no script; the room is reserved so that nothing moves. */}
        <li className={isLive ? '' : 'invisible'}>
          <button type="button" className={row} onClick={() => window.print()}>
            <Icon name="printer" />
            <span className="max-md:sr-only">{words.print}</span>
          </button>
        </li>
      </ul>
    </aside>
  )
}

function Way({ href, icon, label }: { href: string; icon: ReactNode; label: string }) {
  return (
    <li>
      <a href={href} rel="noopener" className={row}>
        {icon}
        <span className="max-md:sr-only">{label}</span>
      </a>
    </li>
  )
}

/** Button that copies the page's own address; without script a link with it, to copy by hand. */
function CopyLink({ url }: { url: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = (event: MouseEvent) => {
    if (!navigator.clipboard) return
    event.preventDefault()
    navigator.clipboard.writeText(url).then(() => setIsCopied(true))
  }
  return (
    <li>
      <a href={url} onClick={copy} className={`${row} ${isCopied ? 'text-ok' : ''}`}>
        <Icon name="link" />
        <span aria-live="polite" className={isCopied ? '' : 'max-md:sr-only'}>
          {isCopied ? words.copied : words.copyLink}
        </span>
      </a>
    </li>
  )
}
