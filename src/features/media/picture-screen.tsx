import { useActionData, useLoaderData } from 'react-router'
import { actOnEntry } from '#src/ui/content/entry-action.ts'
import { DeskField, DeskGroup, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import type { DeskAnswer, Values } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Consent } from '#src/wire/media.ts'
import { ActForm } from '../institutions/act-form.tsx'
import type { deletePictureAtDesk, getPictureAtDesk, patchPicture } from './api.ts'
import { consentChoices, placeOfUse, useWords } from './media-words.ts'
import type { DeskPictureWire } from './schema.ts'
import * as words from './words.id.ts'

export const loader = page(async ({ api, params, query }) => {
  const id = params.id ?? ''
  const on = { session: true, params: { id } } as const
  const { data: picture } = unwrap(await api<typeof getPictureAtDesk>('GET /desk/media/{id}', on))
  return { picture, isDone: query.has('tersimpan') }
})

const valuesOf = ({ image, shows, consent, consent_on, consent_note }: DeskPictureWire): Values => ({
  alt: image.alt ?? '',
  shows,
  consent,
  consent_on: consent_on ?? '',
  consent_note,
})

export const action = page(async ({ api, params, request }) => {
  const id = params.id ?? ''
  const on = { session: true, params: { id } } as const
  return actOnEntry<DeskPictureWire>({
    request,
    path: deskPaths.picture(Number(id)),
    listPath: deskPaths.media,
    valuesOf,
    change: ({ version, alt = '', shows = '', consent, consent_on, consent_note = '' }) =>
      api<typeof patchPicture>('PATCH /desk/media/{id}', {
        ...on,
        body: {
          version: Number(version),
          alt,
          shows,
          consent: consent as Consent,
          consent_on: consent_on || null,
          consent_note,
        },
      }),
    remove: () => api<typeof deletePictureAtDesk>('DELETE /desk/media/{id}', on),
  })
})

/** One picture: what it shows, whether its people agreed, and where it is shown. */
export function Component() {
  const { picture, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const { id, image, uses, version } = picture
  const title = picture.shows || image.alt || words.pictureNumber(id)
  return (
    <div className="max-w-260">
      <Head title={title} />
      <DeskHeading title={title} />
      <div className="mt-5 grid gap-4 empty:hidden">
        {isDone && !answer && <Notice tone="ok">{words.isSaved}</Notice>}
        {picture.consent === 'no' && uses.length > 0 && <StillShown uses={uses} />}
      </div>
      <div className="mt-7 grid grid-cols-1 gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <aside className="min-w-0 lg:order-last">
          <a href={image.url}>
            <img
              src={`${image.url}?width=768`}
              alt={image.alt || words.thisPicture}
              width={image.width}
              height={image.height}
              className="h-auto w-full rounded-cloth bg-kain"
            />
          </a>
          <Uses uses={uses} />
          {answer?.values.intent === 'hapus' && (
            <div className="mt-4">
              <Notice tone="bad">{words.hasJustBeenUsed}</Notice>
            </div>
          )}
          {uses.length === 0 && (
            <div className="mt-4">
              <ActForm intent="hapus" verb={words.deletePicture} busy={words.deleting} />
            </div>
          )}
        </aside>
        <div className="min-w-0">
          <DeskForm
            answer={answer?.values.intent === 'hapus' ? undefined : answer}
            start={valuesOf(picture)}
            hidden={{ version: String(version) }}
          >
            <Fields />
          </DeskForm>
        </div>
      </div>
    </div>
  )
}

function Fields() {
  return (
    <>
      <DeskTextarea name="alt" label={words.altText} rows={2} maxLength={300} help={words.altHelp} />
      <DeskField name="shows" label={words.whoCanBeSeen} maxLength={300} help={words.whoHelp} />
      <DeskGroup title={words.consentOfPeople}>
        <DeskSelect name="consent" label={words.consent} choices={consentChoices} />
        <DeskField name="consent_on" label={words.answeredOn} type="date" />
        <div className="sm:col-span-2">
          <DeskTextarea
            name="consent_note"
            label={words.note}
            rows={2}
            maxLength={1_000}
            help={words.noteHelp}
          />
        </div>
      </DeskGroup>
    </>
  )
}

function StillShown({ uses }: Pick<DeskPictureWire, 'uses'>) {
  const isLive = uses.some(({ state }) => state === 'live')
  return (
    <Notice tone="bad">
      {words.notAllowed}
      {isLive ? words.stillSeen : '.'}
    </Notice>
  )
}

function Uses({ uses }: Pick<DeskPictureWire, 'uses'>) {
  return (
    <section aria-labelledby="dipakai" className="mt-8">
      <Rubric id="dipakai" title={words.usedIn} />
      {uses.length === 0 && <p className="mt-3 text-note text-muted">{words.usedNowhere}</p>}
      <ul className="mt-3 grid gap-3 empty:hidden">
        {uses.map((use) => {
          const { noun, to } = placeOfUse(use)
          return (
            <li key={`${use.kind}-${use.id}-${use.state}`} className="text-note wrap-anywhere">
              {to ? (
                <Link to={to} className="link">
                  {use.title}
                </Link>
              ) : (
                use.title
              )}
              <span className="block text-sm text-muted">
                {noun}, {useWords[use.state]}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
