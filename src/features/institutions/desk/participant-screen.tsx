import { data, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import { loadList } from '#src/ui/desk/load-list.ts'
import { TranslateLink } from '#src/ui/desk/translate-link.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { hasOneOf } from '#src/wire/actor.ts'
import { ActForm } from '../act-form.tsx'
import type { DeskInstitutionWire } from '../page/schema.ts'
import type { listMembers } from '../pics/api.ts'
import { membersPlan } from '../pics/members-plan.ts'
import { PersonRows } from '../pics/person-rows.tsx'
import type { getDeskParticipant } from './api.ts'
import { ChangeReview } from './change-review.tsx'
import { actOnParticipant, type ParticipantAnswer } from './participant-acts.ts'
import { ParticipantInputs } from './participant-inputs.tsx'
import { valuesOf } from './participant-values.ts'
import * as words from './words.id.ts'

const said: Record<string, string> = {
  baru: words.saidRegistered,
  simpan: words.saidSaved,
  kembali: words.saidRestored,
  kembalikan: words.saidRestored,
  tunjuk: words.saidPicNamed,
  lepaskan: words.saidPicRelieved,
  keluarkan: words.saidMemberRemoved,
  muat: words.saidPublished,
  tolak: words.saidRefused,
}

export const loader = page(async (args) => {
  const { api, params, query, visitor } = args
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  const session = true
  const id = Number(params.id)
  const answer = await api<typeof getDeskParticipant>('GET /desk/participants/{id}', {
    session,
    params: { id },
  })
  const item = unwrap(answer).data
  const done = query.get('tersimpan') ?? ''
  const who = await visitor()
  const shown = {
    item,
    done: Object.hasOwn(said, done) ? said[done]! : null,
    isOffice: who !== null && hasOneOf(who, ['staff', 'admin']),
  }
  if (item.deleted_at) return { ...shown, loaded: null }
  return loadList(
    args,
    membersPlan(deskPaths.participant(id)),
    (asked) =>
      api<typeof listMembers>('GET /desk/participants/{id}/members', {
        session,
        params: { id },
        query: asked,
      }),
    Promise.resolve(shown),
  )
})

export const action = page(actOnParticipant)

/** Institution page for the secretariat and its region: pending work, page content, people. */
export function Component() {
  const { item, done, isOffice, loaded } = useLoaderData<typeof loader>()
  const answer = useActionData() as ParticipantAnswer | undefined
  const of = (intent: string) =>
    answer && (answer.values.intent ?? 'simpan') === intent ? answer : undefined
  return (
    <>
      <Head title={item.title} />
      <Breadcrumb items={[{ to: deskPaths.participants, label: words.institutions }]} />
      <div className="mt-3">
        <DeskHeading
          title={item.title}
          lead={item.title_region}
          acts={
            <>
              {!item.deleted_at && <TranslateLink kind="participant" id={item.id} />}
              <SeePage item={item} />
            </>
          }
        />
      </div>
      <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
        {done && !answer && <Notice tone="ok">{done}</Notice>}
        {answer?.refusal && !answer.errors.comment && <Notice tone="bad">{answer.refusal}</Notice>}
      </div>
      {loaded ? (
        <>
          <ChangeReview item={item} answer={of('tolak')} />
          <section className="mt-8 max-w-240">
            <Rubric
              title={words.people}
              note={words.picsOfThree(item.pics.length)}
              {...(item.claims_total > 0 && {
                link: {
                  to: `${deskPaths.claims}?q=${encodeURIComponent(item.title)}`,
                  label: words.claimCount(item.claims_total),
                },
              })}
            />
            <DeskListing
              plan={membersPlan(deskPaths.participant(item.id))}
              loaded={loaded}
              nothing={words.noMembers}
              draw={(rows) => (
                <PersonRows people={rows} by={isOffice ? 'secretariat' : 'region'} institution={item.title} />
              )}
            />
          </section>
          <PageForm item={item} isOffice={isOffice} answer={of('simpan')} />
        </>
      ) : (
        <Deleted isOffice={isOffice} />
      )}
    </>
  )
}

const SeePage = ({ item }: { item: DeskInstitutionWire }) =>
  item.deleted_at ? null : (
    <ButtonLink to={paths.participant(item.slug)} variant="outline" reloadDocument>
      {words.seePage}
    </ButtonLink>
  )

type PageFormProps = { item: DeskInstitutionWire; isOffice: boolean; answer: ParticipantAnswer | undefined }

function PageForm({ item, isOffice, answer }: PageFormProps) {
  return (
    <section className="mt-11 max-w-240">
      <Rubric title={words.page} />
      <div className="mt-5">
        <DeskForm
          answer={answer}
          start={valuesOf(item)}
          hidden={{ version: String(item.version) }}
          intent="simpan"
        >
          <ParticipantInputs photo={item.image_name ? item.image : null} hasSlug />
        </DeskForm>
      </div>
      {isOffice && (
        <div className="mt-11 max-w-170 border-t pt-5">
          <ActForm
            intent="hapus"
            verb={words.removeInstitution}
            busy={words.removing}
            variant="destroy"
            question={words.removeQuestion(item.title)}
          />
        </div>
      )}
    </section>
  )
}

const Deleted = ({ isOffice }: { isOffice: boolean }) => (
  <div className="mt-8 grid max-w-170 gap-4">
    <Notice tone="warn">{words.isRemoved}</Notice>
    {isOffice && (
      <div>
        <ActForm intent="kembalikan" verb={words.restore} busy={words.restoring} variant="blue" />
      </div>
    )}
  </div>
)
