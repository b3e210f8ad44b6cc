import type { ReactNode } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { actOnContent } from '#src/ui/content/content-action.ts'
import { contentCalls } from '#src/ui/content/content-calls.ts'
import { ContentPage } from '#src/ui/content/content-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type Step, Steps } from '#src/ui/content/step-buttons.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { Link } from '#src/ui/link.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { ContentStatus } from '#src/wire/content.ts'
import { loadMailingMore, MailingFields } from './mailing-fields.tsx'
import { type DeskMailingWire, mailingBody, mailingValues } from './mailing-values.ts'
import type { MailingDetails } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async (args) => {
  const id = itemNumber(args.params)
  const [answer, more] = await Promise.all([
    contentCalls<MailingDetails>(args.api, 'mailings').get(id),
    loadMailingMore(args),
  ])
  return { item: unwrap(answer).data, more, done: args.query.get('tersimpan') }
})

/** Intent that saves and leads on to the preview, where a mailing is sent. */
const CHECK = 'periksa'

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const { intent } = await readForm(request.clone())
  return actOnContent<DeskMailingWire>({
    request,
    path: intent === CHECK ? deskPaths.mailings.preview(id) : deskPaths.mailings.item(id),
    listPath: deskPaths.mailings.list,
    more: mailingBody,
    moreOf: mailingValues,
    calls: contentCalls<MailingDetails>(api, 'mailings').of(id),
  })
})

const check: Step = { intent: CHECK, label: words.saveAndCheck, busy: words.saving }
const withdraw = (label: string): Step => ({ intent: 'tarik', label, busy: words.saving })
const update = (label: string): Step => ({ intent: 'terbit', label, busy: words.updating })

/** A mailing is sent from its preview; a sent one changes in the archive only. */
const stepsOf: Record<ContentStatus, readonly Step[]> = {
  draft: [check],
  scheduled: [check, withdraw(words.cancelSchedule)],
  published: [
    update(words.saveAndUpdate),
    { intent: 'turun', label: words.takeDown, busy: words.takingDown, tone: 'danger' },
  ],
  archived: [update(words.putBack)],
}

const said: Record<string, string> = {
  terbit: words.savedAfterSending,
  jadwal: words.scheduleSaved,
  turun: words.takenDown,
  versi: words.oldVersionUsed,
}

export function Component(): ReactNode {
  const { item, more, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <ContentPage
      item={item}
      done={done}
      answer={answer}
      more={mailingValues(item)}
      paths={deskPaths.mailings}
      listTitle={words.newsletters}
      address={item.archive ? paths.mailing(item.slug) : null}
      aside={
        <>
          {item.published_at && <SendingLink id={item.id} />}
          {!item.deleted_at && <TranslateLink kind="mailing" id={item.id} />}
        </>
      }
      sending={{
        steps: <Steps steps={stepsOf[item.status]} />,
        said,
        published: words.sent,
        waits: words.willBeSent,
        since: words.sentSince,
      }}
    >
      <MailingFields item={item} more={more} />
    </ContentPage>
  )
}

const SendingLink = ({ id }: { id: number }) => (
  <p className="border-t-2 border-ink pt-2 text-note">
    <Link to={deskPaths.sending(id)} className="link inline-flex min-h-11 items-center">
      {words.seeSending}
    </Link>
  </p>
)
