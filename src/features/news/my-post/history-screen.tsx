import { data, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { Head } from '#src/ui/head.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { withQuery } from '#src/ui/with-query.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { textOfHtml } from '#src/wire/text-of-html.ts'
import type { getMyNews, getNewsRevision } from '../writing/api.ts'
import type { RevisionWire } from '../writing/schema.ts'
import { Differences } from './differences.tsx'
import { revisionsOf, workOf } from './model.ts'
import { StepRows } from './step-rows.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query }) => {
  const id = params.id ?? ''
  if (!/^[1-9]\d{0,14}$/.test(id)) throw data(null, { status: 404 })
  const item = unwrap(
    await api<typeof getMyNews>('GET /member/news/{id}', { session: true, params: { id } }),
  ).data
  const chosen = query.get('versi')
  const revisions = revisionsOf(item.history)
  const at = revisions.findIndex((revision) => String(revision) === chosen)
  if (chosen && at < 0) throw data(null, { status: 404 })
  const read = async (revision: number | undefined) =>
    revision === undefined
      ? null
      : unwrap(
          await api<typeof getNewsRevision>('GET /member/news/{id}/revisions/{revision}', {
            session: true,
            params: { id, revision: String(revision) },
          }),
        ).data
  const [after, before] = chosen
    ? await Promise.all([read(revisions[at]), read(revisions[at - 1])])
    : [null, null]
  return { id: item.id, title: workOf(item).title, steps: item.history, after, before }
})

/** Every step of an item, and the changes of each text. */
export function Component() {
  const { id, title, steps, after, before } = useLoaderData<typeof loader>()
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.historyOf(title)} />
      <header className="pt-5 md:pt-11">
        <Breadcrumb
          items={[
            { to: paths.myPosts, label: words.myPosts },
            { to: furtherPaths.myPost(id), label: words.post },
          ]}
          here={words.history}
        />
        <h1 className="mt-2 text-article">{words.history}</h1>
        <p className="mt-3 max-w-3xl text-lead break-words text-soft">{title}</p>
      </header>
      <div className="mt-8 grid grid-cols-1 gap-8 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-12">
        <StepRows
          steps={steps}
          hrefFor={(revision) =>
            `${withQuery(furtherPaths.postHistory(id), { versi: String(revision) })}#perubahan`
          }
          chosen={after?.id ?? null}
        />
        {after && <Change after={after} before={before} />}
      </div>
    </div>
  )
}

function Change({ after, before }: { after: RevisionWire; before: RevisionWire | null }) {
  return (
    <section id="perubahan" aria-labelledby="perubahan-judul" className="min-w-0 max-lg:order-first">
      <h2 id="perubahan-judul" className="border-t-2 border-ink pt-3 text-card">
        {before ? words.whatChanged : words.firstText}
      </h2>
      <p className="mt-1 text-sm text-muted">
        {before && (
          <>
            <ins className="bg-ok-tint text-ok">{words.added}</ins>,{' '}
            <del className="bg-bad-tint text-bad">{words.deleted}</del>
          </>
        )}
      </p>
      <div className="mt-4 rounded-panel border bg-paper p-4 md:p-6">
        {before ? (
          <Differences before={wholeText(before)} after={wholeText(after)} />
        ) : (
          <p className="break-words whitespace-pre-line">{wholeText(after)}</p>
        )}
      </div>
    </section>
  )
}

const wholeText = ({ title, excerpt, content, category, image_name }: RevisionWire) =>
  [
    title,
    excerpt,
    textOfHtml(content),
    words.categoryIs(category.title),
    words.coverIs(image_name ?? words.woven),
  ]
    .filter(Boolean)
    .join('\n\n')
