import { ButtonLink } from './button.tsx'
import { Icon } from './icon.tsx'

type FailureProps = {
  /** What did not come: "Berita tidak bisa dimuat". */
  title: string
  /** What is not lost: "Kata pencarian tetap tersimpan." */
  kept?: string
  /** The same page again. */
  retryTo: string
}

/** A part that could not be loaded: what is kept, and a way to try again. */
export function Failure({ title, kept, retryTo }: FailureProps) {
  return (
    <div role="alert">
      <h2 className="text-card">{title}</h2>
      <p className="mt-1.5 mb-4 max-w-md text-balance text-ink/80">
        Periksa sambungan Anda, lalu coba lagi. {kept}
      </p>
      <ButtonLink to={retryTo}>
        <Icon name="rotate-cw" />
        Coba lagi
      </ButtonLink>
    </div>
  )
}
