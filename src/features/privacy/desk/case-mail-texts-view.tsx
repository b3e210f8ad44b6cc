import { CopyButton } from '#src/ui/copy-button.tsx'
import type { CaseWire } from './schema.ts'

/** Mail texts to copy; the sender completes the parts in brackets. */
export const CaseMailTexts = ({ letters }: { letters: CaseWire['letters'] }) => (
  <div className="mt-4 grid gap-8 lg:grid-cols-2">
    {letters.map(({ to, subject, text }) => (
      <article key={to} aria-label={`Surat kepada ${to}`} className="min-w-0">
        <p className="text-sm text-muted wrap-anywhere">Kepada: {to}</p>
        <p className="text-sm text-muted">Perihal: {subject}</p>
        <div className="mt-3 rounded-control bg-kain px-4 py-3.5 text-note whitespace-pre-wrap wrap-anywhere">
          {text}
        </div>
        <div className="mt-3">
          <CopyButton text={text} label="Salin surat" />
        </div>
      </article>
    ))}
  </div>
)
