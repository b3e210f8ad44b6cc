import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { actOnContent } from '#src/ui/content/content-action.ts'
import { contentCalls } from '#src/ui/content/content-calls.ts'
import { ContentPage } from '#src/ui/content/content-page.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { formatDate } from '#src/ui/format.ts'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { inLanguage } from '#src/urls/in-language.ts'
import type { ContentWire } from '#src/wire/content.ts'
import type { listVersions } from '../api.ts'
import { pageAddress } from '../model.ts'
import type { LegalVersionWire } from '../schema.ts'
import { GapForm } from './gap-form.tsx'
import { fillGaps, hasDraftNote } from './gaps.ts'
import { PageFields } from './page-fields.tsx'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query }) => {
  const id = itemNumber(params)
  const [answer, versions] = await Promise.all([
    contentCalls(api, 'pages').get(id),
    api<typeof listVersions>('GET /pages/{id}/versions', { params: { id } }),
  ])
  return {
    item: unwrap(answer).data,
    versions: versions.success ? versions.data : [],
    done: query.get('tersimpan'),
  }
})

const asked: Record<string, boolean> = { ya: true, tidak: false }

/** Fields of a legal text besides its text, from the form. */
const legalBody = ({ intent, note, needs_consent = '', is_announced = '' }: Values) => ({
  ...(intent === 'terbit' && note && { note }),
  ...(intent === 'terbit' && needs_consent in asked && { needs_consent: asked[needs_consent] }),
  ...(intent === 'terbit' && is_announced in asked && { is_announced: asked[is_announced] }),
})

export const action = page(async ({ api, params, request }) => {
  const id = itemNumber(params)
  const values = await readForm(request.clone())
  if (values.intent === 'isi') return actOnGaps(api, id, values)
  return actOnContent({
    request,
    path: deskPaths.pages.item(id),
    listPath: deskPaths.pages.list,
    more: legalBody,
    calls: contentCalls(api, 'pages').of(id),
  })
})

const NOTE_STAYS = words.draftNoteStays

async function actOnGaps(api: PageArgs['api'], id: number, values: Values) {
  const calls = contentCalls(api, 'pages')
  const item = unwrap(await calls.get(id)).data
  const text = fillGaps(item, values)
  if (values.is_checked === 'on' && hasDraftNote(text))
    return data<DeskAnswer>({ values, errors: { is_checked: [NOTE_STAYS] }, code: 400 }, { status: 400 })
  const answer = await calls.of(id).change({ version: Number(values.version), ...text })
  if (answer.success) return redirect(`${deskPaths.pages.item(id)}?tersimpan=isi`)
  return refusedEdit<ContentWire>(values, answer, () => ({}))
}

export function Component() {
  const { item, versions, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const isLegal = versions.length > 0
  const ofGaps = answer?.values.intent === 'isi' ? answer : undefined
  return (
    <ContentPage
      item={item}
      done={done}
      answer={ofGaps ? undefined : answer}
      paths={deskPaths.pages}
      listTitle={words.pages}
      address={pageAddress(item.slug)}
      canWait={!isLegal}
      links={<TranslateLink kind="page" id={item.id} />}
      before={<GapForm item={item} answer={ofGaps} />}
      aside={isLegal && <Versions versions={versions} address={pageAddress(item.slug)} />}
    >
      <PageFields item={item} isLegal={isLegal} />
    </ContentPage>
  )
}

/** Current and former versions of a legal text, for the desk. */
function Versions({ versions, address }: { versions: readonly LegalVersionWire[]; address: string }) {
  return (
    <section>
      <Rubric title={words.onceInForce} />
      <ol className="mt-2">
        {versions.map(({ number, in_force_from, needs_consent, note }) => (
          <li key={number} className="border-b py-2.5">
            <a
              href={inLanguage(`${address}?versi=${number}`)}
              className="link inline-flex min-h-11 items-center text-note"
            >
              {words.versionNumber(number)}
            </a>
            <p className="text-sm text-muted">
              {words.since(formatDate(in_force_from))}
              {needs_consent && number > 1 && words.consentedAgain}
              {note && <span className="block wrap-anywhere">{note}</span>}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
