import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { NothingFound } from '#src/ui/nothing-found.tsx'
import { paths } from '#src/urls/paths.ts'
import { type Choice, hrefOf } from './list-choice.ts'
import * as words from './words.id.ts'

/** An empty list: the reason, and one way on. */
export function NoEvents({ choice, page }: { choice: Choice; page: number }) {
  const { q, region } = choice
  const clearTo = hrefOf({ isPast: false, month: null, region })
  if (q && page === 1) return <NothingFound q={q} clearTo={clearTo} noun={words.noun} page={page} />
  const [title, text, to, way] = page > 1 ? pastTheEnd(choice) : whyEmpty(choice)
  return (
    <div className="mt-8">
      <Empty
        title={title}
        action={
          <ButtonLink to={to} variant="outline">
            {way}
          </ButtonLink>
        }
      >
        {text}
      </Empty>
    </div>
  )
}

type Words = [title: string, text: string, to: string, way: string]

const pastTheEnd = (choice: Choice): Words => [
  words.noneOnPage,
  words.listIsShorter,
  hrefOf(choice),
  words.toFirstPage,
]

function whyEmpty({ isPast, month, region }: Choice): Words {
  if (month)
    return [
      region ? words.noneInMonthHere : words.noneInMonth,
      words.seeOtherMonths,
      hrefOf({ isPast, month: null, region }),
      words.allMonths,
    ]
  if (region)
    return [
      isPast ? words.nonePastHere : words.noneUpcomingHere,
      words.seeOtherRegions,
      hrefOf({ isPast, month: null, region: '' }),
      words.allRegions,
    ]
  if (isPast) return [words.nonePast, words.seeUpcoming, paths.events, words.upcomingEvents]
  return [
    words.noneUpcoming,
    words.nextDates,
    hrefOf({ isPast: true, month: null, region }),
    words.pastEvents,
  ]
}
