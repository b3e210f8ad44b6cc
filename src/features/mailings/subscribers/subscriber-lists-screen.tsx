import { useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskTable } from '#src/ui/desk/desk-table.tsx'
import { RowLink } from '#src/ui/desk/row-link.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { LOCALE } from '#src/urls/language.id.ts'
import type { getSummaries } from './api.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api }) => ({
  lists: unwrap(await api<typeof getSummaries>('GET /desk/subscribers', { session: true })).data,
}))

/** Lists with the number of their addresses; an editor of regions sees those of their regions. */
export function Component() {
  const { lists } = useLoaderData<typeof loader>()
  return (
    <>
      <Head title={words.newsletterSubscribers} />
      <DeskHeading title={words.newsletterSubscribers} lead={words.subscribersLead} />
      <div className="mt-6">
        <DeskTable
          caption={words.listsCaption}
          rows={lists}
          keyOf={({ id }) => id}
          columns={[
            {
              title: words.list,
              cell: ({ id, name }) => <RowLink to={deskPaths.subscribers(id)}>{name}</RowLink>,
            },
            {
              title: words.subscribed,
              isFigure: true,
              cell: ({ counts }) => counts.given.toLocaleString(LOCALE),
            },
            {
              title: words.unanswered,
              isFigure: true,
              from: 'md',
              cell: ({ counts }) => counts.waiting.toLocaleString(LOCALE),
              small: ({ counts }) => counts.waiting > 0 && words.countUnanswered(counts.waiting),
            },
            {
              title: words.refusing,
              isFigure: true,
              from: 'md',
              cell: ({ counts }) => counts.stopped.toLocaleString(LOCALE),
              small: ({ counts }) => counts.stopped > 0 && words.countRefusing(counts.stopped),
            },
          ]}
        />
      </div>
    </>
  )
}
