import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'
import * as words from './words.id.ts'

type FailureProps = {
  /** The part that failed: "Berita tidak bisa dimuat". */
  title: string
  /** The part that is not lost: "Kata pencarian tetap tersimpan." */
  kept?: string
  /** Address of the same page. */
  retryTo: string
}

/** A part that could not be loaded, with a retry link. */
export function Failure({ title, kept, retryTo }: FailureProps) {
  return (
    <div role="alert">
      <h2 className="text-card">{title}</h2>
      <p className="mt-1.5 mb-4 max-w-md text-balance text-soft">
        {words.checkAndRetry} {kept}
      </p>
      <ButtonLink to={retryTo}>
        <Icon name="rotate-cw" />
        {words.tryAgain}
      </ButtonLink>
    </div>
  )
}
