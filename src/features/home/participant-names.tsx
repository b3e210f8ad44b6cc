import { Link } from '#src/ui/link.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { paths } from '#src/urls/paths.ts'
import * as words from './words.id.ts'

type Names = { participants: readonly { slug: string; title: string }[]; total: number }

/** Some institutions by name, as running text; every third stands out. */
export function ParticipantNames({ participants, total }: Names) {
  if (!participants.length) return null
  const left = total - participants.length
  return (
    <section className="wrap py-14 md:py-20">
      <Rubric title={words.participants} link={{ to: paths.participants, label: words.findInstitution }} />
      <ul className="mt-5 text-[1.25rem] leading-11 tracking-[-0.01em] md:mt-8 md:text-[1.75rem]">
        {participants.map(({ slug, title }, i) => (
          <li key={slug} className="inline">
            <Link
              to={paths.participant(slug)}
              className={`decoration-orange decoration-4 underline-offset-4 hover:underline ${i % 3 ? 'text-soft' : 'font-semibold'}`}
            >
              {title}
            </Link>
            {(left > 0 || i < participants.length - 1) && <Diamond />}
          </li>
        ))}
        {left > 0 && (
          <li className="inline">
            <Link to={paths.participants} className="link font-semibold">
              {words.andOthers(left)}
            </Link>
          </li>
        )}
      </ul>
    </section>
  )
}

/** The word joiner before it keeps it on the line of its name. */
function Diamond() {
  return (
    <>
      {'\u2060'}
      <span
        aria-hidden="true"
        className="mx-3 inline-block size-2 rotate-45 bg-orange align-middle md:mx-4"
      />{' '}
    </>
  )
}
