import { useActionData } from 'react-router'
import { Notice } from '#src/ui/notice.tsx'
import { page } from '#src/ui/page.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import { useTokenOfLink } from '#src/ui/use-token-of-link.ts'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { answerLink, type ShownLink } from './answer-link.ts'
import type { endorsePostByLink } from './api.ts'
import { LinkAct, LinkPage, Refusal } from './link-page.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ unshared }) => {
  unshared()
  return null
})

export const action = page((args) =>
  answerLink(args, (intent, token) =>
    intent === 'dukung'
      ? args.api<typeof endorsePostByLink>('POST /endorsements', { body: { token } })
      : null,
  ),
)

/** Page of an endorsement's mailed link: the whole text, and a button to endorse it. */
export function Component() {
  const shown = useActionData() as ShownLink | undefined
  useTokenOfLink(furtherPaths.endorse)
  const opened = shown?.opened
  const post = opened?.post
  return (
    <LinkPage
      title={words.endorseTitle}
      lead={words.endorseLead}
      label={words.endorseCover}
      site={{ to: post ? furtherPaths.myPost(post.id) : paths.myPosts, label: words.openOnSite }}
      shown={shown}
      wide
    >
      {shown && post && (
        <>
          <Refusal shown={shown} />
          <article className="border-t-2 border-ink pt-5">
            <h2 className="text-section wrap-anywhere">{post.title}</h2>
            <p className="mt-1 text-note text-muted">
              {words.by} <bdi>{post.author}</bdi>
            </p>
            <p className="mt-4 text-lead wrap-anywhere">{post.excerpt}</p>
            <StoredHtml className="article article-plain mt-4" html={post.content} />
          </article>
          {post.endorsed_by ? (
            <Notice tone="ok">
              {words.endorsedBy}{' '}
              <bdi>
                {post.endorsed_by.id === opened.holder.id ? words.you : post.endorsed_by.nama_lengkap}
              </bdi>
              {words.thanksAfter}
            </Notice>
          ) : (
            <div>
              <LinkAct token={shown.token} intent="dukung" verb={words.endorse} busy={words.saving} />
            </div>
          )}
        </>
      )}
    </LinkPage>
  )
}
