import { useEffect, useState } from 'react'
import { formatRupiah } from '#src/features/giving/rupiah.ts'
import type { ChannelWire } from '#src/features/giving/schema.ts'
import { SUMMARY, totalOf } from './summary.tsx'
import type { Gift } from './use-gift.ts'

/** Total and a link to the button, on phones while the button is below the screen. */
export function SumBar({ gift, channel }: { gift: Gift; channel: ChannelWire | undefined }) {
  const total = totalOf(gift, channel)
  if (!useIsBelow(SUMMARY)) return null
  return (
    <div className="no-print fixed inset-x-0 bottom-17.5 z-10 mb-[env(safe-area-inset-bottom)] flex min-h-16 items-center gap-4 border-t bg-paper py-2 pr-24 pl-5 md:hidden">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="block text-xs text-muted">Donasi Anda</span>
        <span className="block font-semibold tabular-nums">
          {total === null ? 'Rp\u00a0–' : formatRupiah(total)}
        </span>
      </p>
      <a
        href={`#${SUMMARY}`}
        className="inline-flex min-h-11 items-center rounded-control bg-deep px-4 text-note font-semibold text-white"
      >
        Ringkasan
      </a>
    </div>
  )
}

/** True if an element lies below the visible part of the page. */
function useIsBelow(id: string): boolean {
  const [isBelow, setBelow] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) =>
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0),
    )
    seen.observe(document.getElementById(id)!)
    return () => seen.disconnect()
  }, [id])
  return isBelow
}
