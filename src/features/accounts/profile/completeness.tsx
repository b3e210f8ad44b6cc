import { Icon } from '#src/ui/icon.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { WovenBar } from '#src/ui/woven-bar.tsx'
import type { ProfilePart } from './profile-completeness.ts'

/** Profile completeness, with a link to each missing part. */
export function Completeness({ parts }: { parts: ProfilePart[] }) {
  const done = parts.filter(({ isDone }) => isDone).length
  return (
    <section aria-labelledby="kelengkapan" className="max-lg:order-first max-lg:max-w-169">
      <Rubric id="kelengkapan" title="Kelengkapan" />
      <div className="mt-4">
        <WovenBar share={done / parts.length} />
      </div>
      <p className="mt-2 text-sm text-muted">
        {done} dari {parts.length} bagian terisi
      </p>
      <ul className="mt-3 border-t">
        {parts.map(({ title, isDone, field }) => (
          <li
            key={title}
            className={`flex min-h-11 items-center gap-3 border-b text-note ${isDone ? 'max-lg:hidden' : ''}`}
          >
            <Icon name={isDone ? 'circle-check' : 'circle'} className={isDone ? 'text-ok' : 'text-muted'} />
            {isDone ? (
              <span>
                {title}
                <span className="sr-only">, sudah terisi</span>
              </span>
            ) : (
              <a href={`#${field}`} className="link inline-flex min-h-11 items-center">
                Lengkapi {title.toLowerCase()}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
