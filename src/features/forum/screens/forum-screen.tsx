import { data, useLoaderData, useLocation } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { Failure } from '#src/ui/failure.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { Tabs } from '#src/ui/tabs.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { NO_ANSWER } from '#src/wire/unanswered.ts'
import type { listRegions } from '../../regions/api.ts'
import type { listQuestionCategories, listQuestions } from '../api.ts'
import { type ForumChoice, ForumFilters } from './forum-filters.tsx'
import { QuestionRows } from './question-rows.tsx'
import * as words from './words.id.ts'

const byView: Record<string, [title: string, text: string]> = {
  '': [words.noQuestions, words.noQuestionsText],
  unanswered: [words.allAnswered, words.allAnsweredText],
  mine: [words.noneAsked, words.noneAskedText],
  followed: [words.noneFollowed, words.noneFollowedText],
}

/** Empty state: gives the reason and a next step. */
function NoQuestions({ choice, isPastEnd }: { choice: ForumChoice; isPastEnd: boolean }) {
  const isNarrowed = Boolean(choice.q || choice.category || choice.region)
  const [title, text] = byView[choice.view] ?? byView['']!
  return (
    <div className="mt-6">
      {isPastEnd ? (
        <Empty
          title={words.pageIsEmpty}
          action={<ButtonLink to={paths.forum}>{words.toFirstPage}</ButtonLink>}
        >
          {words.questionsAreBefore}
        </Empty>
      ) : isNarrowed ? (
        <Empty
          title={choice.q ? words.noneAbout(choice.q) : words.noneHere}
          action={<ButtonLink to={furtherPaths.newQuestion}>{words.ask}</ButtonLink>}
        >
          {words.tryOtherWord}
        </Empty>
      ) : (
        <Empty
          title={title}
          cloth="langit"
          action={<ButtonLink to={furtherPaths.newQuestion}>{words.ask}</ButtonLink>}
        >
          {text}
        </Empty>
      )}
    </div>
  )
}

const views = ['unanswered', 'mine', 'followed'] as const

export const loader = page(async ({ api, query }) => {
  const given = (name: string) => query.get(name)?.trim() ?? ''
  const view = views.find((one) => one === given('view'))
  const choice: ForumChoice = {
    view: view ?? '',
    q: given('q'),
    category: given('category'),
    region: given('region'),
  }
  const { q, category, region } = choice
  const number = query.get('page') ?? '1'
  const session = true as const
  const [list, open, categories, regions] = await Promise.all([
    api<typeof listQuestions>('GET /question', {
      session,
      query: { view: view ?? 'forum', q, category, region: region as never, page: number },
    }),
    api<typeof listQuestions>('GET /question', { session, query: { view: 'unanswered', limit: 1 } }),
    api<typeof listQuestionCategories>('GET /question/categories', { session }),
    api<typeof listRegions>('GET /region', { query: { limit: 100 } }),
  ])
  if (!list.success && list.code < 500 && list.code !== NO_ANSWER) unwrap(list)
  const shown = {
    choice,
    list: list.success ? { rows: list.data, pagination: list.pagination! } : null,
    unanswered: open.success ? open.pagination!.total : null,
    categories: categories.success ? categories.data : [],
    regions: regions.success ? regions.data.map(({ id, title }) => ({ id, title })) : [],
    isDeleted: query.get('selesai') === 'hapus',
  }
  return data(shown, { status: list.success ? 200 : 503 })
})

export function Component() {
  const { choice, list, categories, regions, isDeleted } = useLoaderData<typeof loader>()
  const { pathname, search } = useLocation()
  const hrefFor = (given: Partial<ForumChoice>, number = 1) =>
    withQuery(paths.forum, { ...choice, ...given, page: number > 1 ? String(number) : '' })
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.forum} />
      <div className="md:flex md:items-end md:justify-between md:gap-8">
        <PageHeading title={words.forum} lead={words.forumLead} />
        <div className="mt-5 flex-none">
          <ButtonLink to={furtherPaths.newQuestion}>
            <Icon name="plus" />
            {words.ask}
          </ButtonLink>
        </div>
      </div>
      {isDeleted && (
        <div className="mt-6">
          <Notice tone="ok">{words.questionDeleted}</Notice>
        </div>
      )}
      <ForumTabs hrefFor={hrefFor} />
      <div className="mt-6">
        <ForumFilters
          choice={choice}
          categories={categories}
          regions={regions}
          clearTo={hrefFor({ q: '' })}
        />
      </div>
      <div className="mt-3">
        {!list ? (
          <div className="mt-6">
            <Failure title={words.questionsNotLoaded} retryTo={pathname + search} />
          </div>
        ) : list.rows.length === 0 ? (
          <NoQuestions choice={choice} isPastEnd={list.pagination.total > 0} />
        ) : (
          <>
            <QuestionRows rows={list.rows} heading="h2" />
            <Pagination
              total={list.pagination.total}
              page={list.pagination.current_page}
              lastPage={list.pagination.last_page}
              noun={words.questionsNoun}
              hrefFor={(number) => hrefFor({}, number)}
            />
          </>
        )}
      </div>
    </div>
  )
}

function ForumTabs({ hrefFor }: { hrefFor: (given: Partial<ForumChoice>) => string }) {
  const { choice, unanswered } = useLoaderData<typeof loader>()
  const tab = (view: string, label: string) => ({
    to: hrefFor({ view }),
    label,
    isCurrent: choice.view === view,
  })
  return (
    <div className="mt-6 md:mt-8">
      <Tabs
        label={words.questions}
        items={[
          tab('', words.newest),
          { ...tab('unanswered', words.unanswered), ...(unanswered !== null && { count: unanswered }) },
          tab('mine', words.myQuestions),
          tab('followed', words.followed),
          { to: paths.aboutFaq, label: words.faq, isCurrent: false },
        ]}
      />
    </div>
  )
}
