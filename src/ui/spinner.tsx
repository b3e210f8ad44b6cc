import type { ReactNode } from 'react'
import * as words from './words.id.ts'

/** A spinner in the current text colour; the text beside it names the activity. */
export function Ring({ className = 'size-5' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`spin flex-none ${className}`} aria-hidden="true">
      <path
        d="M12 3a9 9 0 1 1-9 9"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  )
}

/** Covers the screen until the user and the regions are loaded. */
export function FullScreenSpinner({
  label = words.loading,
  children,
}: {
  label?: string
  children?: ReactNode
}) {
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid place-content-center justify-items-center gap-4 bg-cotton text-blue"
    >
      <Ring className="size-11" />
      <span className="text-note text-muted">{label}</span>
      {children}
    </div>
  )
}
