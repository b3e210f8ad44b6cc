import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { toPagedRows } from '#src/ui/paged.ts'
import { Pagination } from '#src/ui/pagination.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { type NewsStatus, newsStatuses } from '../workflow.ts'
import type { countMyNews, listMyNews } from '../writing/api.ts'
import type { MemberNewsCountsWire, MemberNewsRowWire } from '../writing/schema.ts'
import { ActButton } from './act-button.tsx'
import { NoPosts } from './no-posts.tsx'
import { actOnPost } from './post-acts.ts'
import { PostRows } from './post-rows.tsx'
import { statusWords } from './status-tag.tsx'
import * as words from './words.id.ts'

type Choice = { status: NewsStatus | 'deleted' | null; whose: 'own' | 'institution' }

export const loader = page(async ({ api, query, visitor }) => {
  const who = await visitor()
  const choice = choiceOf(query, who?.isPic ?? false)
  const number = query.get('page') ?? '1'
  const filter = { whose: choice.whose, status: choice.status ?? undefined }
  const [list, counts] = await Promise.all([
    api<typeof listMyNews>('GET /member/news', { session: true, query: { ...filter, page: number } }),
    api<typeof countMyNews>('GET /member/news/counts', { session: true, query: { whose: choice.whose } }),
  ])
  if (!list.success && [400, 401].includes(list.code))
    throw data(null, { status: list.code === 401 ? 401 : 404 })
  const paged = toPagedRows(list, (row: MemberNewsRowWire) => row)
  const shown = {
    choice,
    userId: who?.id ?? null,
    isPic: who?.isPic ?? false,
    counts: counts.success ? counts.data : null,
    deletedId: Number(query.get('dihapus')) || null,
  }
  return 'success' in paged ? data({ ...shown, list: null }, { status: 503 }) : { ...shown, list: paged }
})

export const action = page(async ({ api, request }) => {
  const done = await actOnPost(api, await request.formData())
  if (typeof done !== 'string') return data(done, { status: done.code === 111 ? 503 : done.code })
  throw redirect(done)
})

function choiceOf(query: URLSearchParams, isPic: boolean): Choice {
  const status = query.get('status')
  const known = [...newsStatuses, 'deleted'] as const
  return {
    status: known.find((one) => one === status) ?? null,
    whose: isPic && query.get('whose') === 'institution' ? 'institution' : 'own',
  }
}

export function Component() {
  const { choice, list, isPic, counts, userId, deletedId } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const hrefFor = (given: Partial<Choice>, number = 1) => {
    const { status, whose } = { ...choice, ...given }
    const query = {
      whose: whose === 'own' ? '' : whose,
      status: status ?? '',
      page: number > 1 ? String(number) : '',
    }
    return withQuery(paths.myPosts, query)
  }
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.myPosts} />
      <div className="md:flex md:items-end md:justify-between md:gap-8">
        <PageHeading title={words.myPosts} lead={words.lead} />
        <div className="mt-5">
          <ButtonLink to={furtherPaths.newPost}>{words.writeNews}</ButtonLink>
        </div>
      </div>
      <div className="mt-6 space-y-4 empty:hidden">
        {deletedId && <Undo id={deletedId} />}
        {answer && <Notice tone="bad">{answer.sentence}</Notice>}
      </div>
      {isPic && <WhoseTabs whose={choice.whose} hrefFor={hrefFor} />}
      <div className="mt-6 md:mt-8">
        <Tabs label={words.stateOfPost} items={tabsOf(choice, counts, hrefFor)} />
      </div>
      {!list ? (
        <div className="mt-8">
          <Failure title={words.notLoaded} retryTo={hrefFor({})} />
        </div>
      ) : list.rows.length === 0 ? (
        <NoPosts
          isAll={choice.status === null && list.pagination.total === 0}
          status={choice.status}
          allTo={paths.myPosts}
        />
      ) : (
        <>
          <PostRows rows={list.rows} userId={userId} />
          <Pagination
            total={list.pagination.total}
            page={list.pagination.currentPage}
            lastPage={list.pagination.lastPage}
            noun={words.noun}
            hrefFor={(number) => hrefFor({}, number)}
          />
        </>
      )}
    </div>
  )
}

function tabsOf(
  { status }: Choice,
  counts: MemberNewsCountsWire | null,
  hrefFor: (given: Partial<Choice>) => string,
) {
  const states = newsStatuses.map((state) => ({ state, label: statusWords[state].label }))
  return [
    {
      to: hrefFor({ status: null }),
      label: words.all,
      isCurrent: status === null,
      ...(counts && { count: counts.all }),
    },
    ...states.map(({ state, label }) => ({
      to: hrefFor({ status: state }),
      label,
      isCurrent: status === state,
      ...(counts && { count: counts[state] }),
    })),
    { to: hrefFor({ status: 'deleted' }), label: words.deletedOnes, isCurrent: status === 'deleted' },
  ]
}

function WhoseTabs({ whose, hrefFor }: { whose: string; hrefFor: (given: Partial<Choice>) => string }) {
  return (
    <div className="mt-6 md:mt-8">
      <Tabs
        label={words.whosePosts}
        items={[
          { to: hrefFor({ whose: 'own' }), label: words.mine, isCurrent: whose === 'own' },
          {
            to: hrefFor({ whose: 'institution' }),
            label: words.ofMyInstitution,
            isCurrent: whose === 'institution',
          },
        ]}
      />
    </div>
  )
}

function Undo({ id }: { id: number }) {
  return (
    <Notice tone="ok">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>{words.draftDeleted}</p>
        <ActButton act="restore" id={id} label={words.restore} busyLabel={words.restoring} />
      </div>
    </Notice>
  )
}
