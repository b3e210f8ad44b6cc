import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Simulation } from '#src/features/giving/simulation.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { listOwnPledges } from './api.ts'
import { actOnPledge, doneWords, type Refusal, type Values } from './pledge-acts.ts'
import { PledgePanel } from './pledge-panel.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, query }) => {
  const list = await api<typeof listOwnPledges>('GET /pledges', {
    session: true,
    query: { page: query.get('page') ?? '1' },
  })
  if (!list.success && [400, 401].includes(list.code))
    throw data(null, { status: list.code === 401 ? 401 : 404 })
  const done = doneWords(query.get('selesai'))
  if (!list.success) return data({ done, key: '', rows: null, pagination: null }, { status: 503 })
  return { done, key: newKey(), rows: list.data, pagination: list.pagination! }
})

export const action = page(async (args) => {
  const values = Object.fromEntries(await args.request.formData()) as Values
  const acted = await actOnPledge(args, values)
  if (acted instanceof Response) return acted
  if ('refusal' in acted) {
    if (acted.status === 401) throw data(null, { status: 401 })
    return data(acted.refusal, { status: acted.status })
  }
  return redirect(withQuery(furtherPaths.memberPledges, { selesai: acted.done }))
})

/** A member's monthly gifts. */
export function Component() {
  const { done, key, rows, pagination } = useLoaderData<typeof loader>()
  const refusal = useActionData() as Refusal | undefined
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.monthlyGifts} />
      <PageHeading title={words.monthlyGifts} lead={words.howItWorks} />
      <p className="mt-3">
        <a href={inLanguage(paths.memberDonations)} className="link inline-flex min-h-11 items-center">
          {words.seeHistory}
        </a>
      </p>
      <div className="mt-5 grid max-w-169 gap-5">
        {done && !refusal && <Notice tone="ok">{done}</Notice>}
        <Simulation
          environment={rows?.find((row) => row.environment === 'simulation')?.environment ?? null}
        />
        {rows === null ? (
          <Failure title={words.notLoaded} retryTo={furtherPaths.memberPledges} />
        ) : rows.length === 0 ? (
          <NoPledges isPastEnd={(pagination?.total ?? 0) > 0} />
        ) : (
          rows.map((pledge) => (
            <PledgePanel
              key={pledge.id}
              pledge={pledge}
              newKey={key}
              answer={refusal?.id === pledge.id ? refusal.form : undefined}
            />
          ))
        )}
        {pagination && pagination.last_page > 1 && (
          <Pagination
            total={pagination.total}
            page={pagination.current_page}
            lastPage={pagination.last_page}
            noun={words.noun}
            hrefFor={(n) => withQuery(furtherPaths.memberPledges, { page: n > 1 ? String(n) : '' })}
          />
        )}
      </div>
    </div>
  )
}

const NoPledges = ({ isPastEnd }: { isPastEnd: boolean }) =>
  isPastEnd ? (
    <Empty
      title={words.listEnded}
      cloth="langit"
      action={<ButtonLink to={furtherPaths.memberPledges}>{words.toStart}</ButtonLink>}
    >
      {words.noneOnPage}
    </Empty>
  ) : (
    <Empty
      title={words.noMonthlyGifts}
      cloth="langit"
      action={
        <ButtonLink to={paths.donate} variant="orange" reloadDocument>
          {words.startWithOne}
        </ButtonLink>
      }
    >
      {words.howToStart}
    </Empty>
  )
