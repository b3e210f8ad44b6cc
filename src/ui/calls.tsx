import type { ReactNode } from 'react'
import { paths } from '#src/urls/paths.ts'
import { ButtonLink } from './button.tsx'
import { useSentences } from './use-sentences.ts'
import * as words from './words.id.ts'

type DonateBandProps = {
  /** Content below the words. */
  below?: ReactNode
  /** A way to give; without it, a link to the giving page. */
  children?: ReactNode
}

/** Call to donate. */
export function DonateBand({ below, children }: DonateBandProps) {
  const sentence = useSentences()
  return (
    <section className="bg-give py-14 [--focus:var(--color-ink)] md:py-20">
      <div className="wrap gap-14 md:grid md:grid-cols-[7fr_5fr] md:items-end">
        <div className="min-w-0">
          <h2 className="text-[2.5rem] leading-none tracking-[-0.03em] lg:text-[3.5rem]">
            {sentence('donate_title')}
          </h2>
          <p className="mt-4 text-lg">{sentence('donate_text')}</p>
          {below}
        </div>
        <div className="max-md:mt-6">
          {children ?? (
            <ButtonLink to={paths.donate} reloadDocument variant="call">
              {words.waysToGive}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}

/** Closing section for guests: reasons to register. */
export function RegisterCall() {
  const sentence = useSentences()
  return (
    <section className="bg-kain py-14 md:py-18">
      <div className="wrap gap-14 md:flex md:items-end md:justify-between">
        <div className="max-w-160">
          <h2 className="text-section">{sentence('join_title')}</h2>
          <p className="mt-2.5 text-lg text-soft">{sentence('join_text')}</p>
        </div>
        <div className="flex flex-none flex-wrap gap-3 max-md:mt-6 max-md:*:flex-auto">
          <ButtonLink to={paths.register}>{words.register}</ButtonLink>
          <ButtonLink to={paths.login} variant="outline">
            {words.login}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
