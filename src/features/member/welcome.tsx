import { ButtonLink } from '#src/ui/button.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { greetingAt } from './moments.ts'
import type { SummaryWire } from './schema.ts'
import { waitingWords } from './waiting-words.ts'
import * as words from './words.id.ts'

/** Cover seed of an ikat pattern. */
const cloth = { src: paths.cover('samudra', 6, 880, 480), width: 880, height: 480 }

/** Greeting with the first pending action; the others are listed below. */
export function Welcome({ now, user, waiting }: Pick<SummaryWire, 'now' | 'user' | 'waiting'>) {
  const [next, ...others] = waiting.map(waitingWords)
  return (
    <>
      <section className="grid overflow-hidden rounded-panel bg-deep text-white md:min-h-60 md:grid-cols-[1fr_18.75rem]">
        <div className="p-5 md:p-8">
          <h1 className="text-feature break-words md:text-[2.5rem] md:leading-tight">
            {greetingAt(now)}, <bdi>{user.nama_lengkap.split(' ')[0]}</bdi>
          </h1>
          <p className="mt-2.5 max-w-2xl break-words text-mist">{next?.text ?? words.nothingWaits}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            {next && (
              <ButtonLink to={next.to} variant="orange">
                {next.action}
              </ButtonLink>
            )}
            <ButtonLink to={furtherPaths.newPost} variant={next ? 'light' : 'orange'}>
              {words.writeNews}
            </ButtonLink>
          </div>
        </div>
        <Cover image={cloth} eager className="h-20 w-full max-md:order-first md:size-full" />
      </section>
      {others.length > 0 && <Others items={others} />}
    </>
  )
}

function Others({ items }: { items: ReturnType<typeof waitingWords>[] }) {
  return (
    <section aria-labelledby="menunggu" className="mt-5">
      <h2 id="menunggu" className="text-note font-semibold">
        {words.alsoWaits}
      </h2>
      <ul className="mt-2 border-t">
        {items.map(({ text, action, to }) => (
          <li key={text} className="flex items-start gap-3 border-b py-2.5">
            <Icon name="circle-alert" className="mt-0.5 text-warn" />
            <p className="min-w-0 flex-1 text-note break-words">
              {text}{' '}
              <Link
                to={to}
                className="link -my-3 inline-flex min-h-11 items-center font-semibold whitespace-nowrap"
              >
                {action}
              </Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
