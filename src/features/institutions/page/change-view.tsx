import type { ReactNode } from 'react'
import { formatDate } from '#src/ui/format.ts'
import { StoredHtml } from '#src/ui/stored-html.tsx'
import type { ChangeWire, DeskInstitutionWire } from './schema.ts'
import * as words from './words.id.ts'

const labels = {
  description_1: words.oneSentence,
  description_2_html: words.story,
  email: words.publicEmail,
  total_member: words.memberCount,
  image: words.picture,
  image_alt: words.pictureWords,
  links: words.links,
} as const
type Name = keyof typeof labels

/** Proposed change beside the current page, field by field. */
export function ChangeView({ change, live }: { change: ChangeWire; live: DeskInstitutionWire }) {
  const names = (Object.keys(labels) as Name[]).filter((name) => name in change.fields)
  return (
    <div>
      <p className="text-note text-muted">
        {words.proposedBy} <bdi>{change.by.nama_lengkap}</bdi>, {formatDate(change.created_at)}
      </p>
      <dl className="mt-4">
        {names.map((name) => (
          <div key={name} className="border-t py-4">
            <dt className="font-semibold">{labels[name]}</dt>
            <dd className="mt-2 grid gap-4 sm:grid-cols-2">
              <Side title={words.nowOnSite} look="bg-bad-tint/50">
                {name === 'image' ? (
                  <Picture image={live.image_name ? live.image : null} />
                ) : name === 'description_2_html' ? (
                  <Story html={live[name]} />
                ) : (
                  said(live[name])
                )}
              </Side>
              <Side title={words.proposal} look="bg-ok-tint/60">
                {name === 'image' ? (
                  <Picture image={change.image} />
                ) : name === 'description_2_html' ? (
                  <Story html={change.fields[name] ?? ''} />
                ) : (
                  said(change.fields[name])
                )}
              </Side>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

const said = (value: string | number | null | undefined) =>
  value === null || value === '' ? words.empty : value

function Side({ title, look, children }: { title: string; look: string; children: ReactNode }) {
  return (
    <div className={`min-w-0 rounded-control px-4 py-3 ${look}`}>
      <p className="text-sm text-muted">{title}</p>
      <div className="mt-1 whitespace-pre-line wrap-anywhere">{children}</div>
    </div>
  )
}

const Story = ({ html }: { html: string }) =>
  html ? (
    <StoredHtml className="article article-plain article-small whitespace-normal" html={html} />
  ) : (
    words.empty
  )

const Picture = ({ image }: { image: ChangeWire['image'] }) =>
  image ? <img src={image.url} alt="" className="h-28 w-42 rounded-cloth object-cover" /> : words.wovenCloth
