import type { ReactNode } from 'react'
import * as words from './words.id.ts'

/** A placeholder block; its class sets the size of the expected content. */
export function Weft({ className }: { className: string }) {
  return <div className={`weft rounded-cloth ${className}`} />
}

/** Scrolls the skeleton into view for a visitor at the end of a longer list. */
const bringBack = (top: HTMLElement | null) => top?.scrollIntoView({ block: 'nearest' })

/** Skeleton of loading content, made of `Weft`; screen readers announce the loading. */
export function Skeleton({ children }: { children: ReactNode }) {
  return (
    <div role="status">
      <span ref={bringBack} className="sr-only">
        {words.loading}
      </span>
      <div aria-hidden="true">{children}</div>
    </div>
  )
}

/** Skeleton of the news grid: the shape of `Card`, shown after 200 ms. */
export function NewsGridSkeleton({ count = 6 }: { count?: number }) {
  const cards = Array.from({ length: count }, (_, index) => `card-${index}`)
  return (
    <Skeleton>
      <div className="grid md:grid-cols-3 md:gap-x-8 md:gap-y-12">
        {cards.map((key) => (
          <div key={key} className="flex items-start gap-4 border-t py-4.5 md:flex-col md:border-0 md:py-0">
            <Weft className="weft-lines order-last size-26 flex-none md:order-none md:aspect-3/2 md:h-auto md:w-full" />
            <div className="w-full space-y-2">
              <Weft className="h-3.5 w-[36%]" />
              <Weft className="h-5 w-[92%]" />
              <Weft className="h-5 w-[64%]" />
            </div>
          </div>
        ))}
      </div>
    </Skeleton>
  )
}
