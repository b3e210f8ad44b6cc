import { Cover } from '#src/ui/cover.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { langOf } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { coverFor } from '../covers/model.ts'
import type { Voice } from './model.ts'
import * as words from './words.id.ts'

/** One person's words from the chosen story, beside its picture. */
export function VoiceBand({ voice }: { voice: Voice | null }) {
  if (!voice) return null
  return (
    <section aria-label={words.oneVoice} className="bg-kain py-14 md:py-20">
      <figure className="wrap grid items-center gap-9 md:grid-cols-[5fr_7fr] md:gap-14">
        <Cover image={coverFor(voice.image, 460, 420)} className="aspect-3/2 w-full" />
        <div className="min-w-0">
          <blockquote lang={langOf(voice.lang)} className="text-section leading-tight font-light break-words">
            “{voice.quote}”
          </blockquote>
          <figcaption className="mt-5">
            {voice.name && <p className="font-semibold">{voice.name}</p>}
            <Link
              to={paths.newsItem(voice.slug)}
              aria-label={words.readStoryOf(voice.title)}
              className="link inline-flex min-h-11 items-center gap-2 font-semibold"
            >
              {words.readStory}
              <Icon name="arrow-right" className="size-4.5" />
            </Link>
          </figcaption>
        </div>
      </figure>
    </section>
  )
}
