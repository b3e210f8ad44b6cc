import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { DeskListing } from '#src/ui/desk/desk-list-page.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { loadList } from '#src/ui/desk/load-list.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import { ActForm } from '../act-form.tsx'
import type { listClaims } from '../claims/api.ts'
import { ClaimRows } from '../claims/claim-rows.tsx'
import { claimIntents, decideOnPage, refusalOfDecision } from '../claims/decide-on-page.ts'
import type { readOwnInstitution } from '../page/api.ts'
import type { DeskInstitutionWire } from '../page/schema.ts'
import type { deleteMember, listMembers, postHandover, postResignation } from './api.ts'
import { membersPlan } from './members-plan.ts'
import { PersonRows } from './person-rows.tsx'
import { type ActAnswer, refusalOf } from './refusal-of.ts'
import * as words from './words.id.ts'

/** Completed act, and the redirect target if not back. */
type ActDone = { intent: string; to?: string }

const said: Record<string, string> = {
  pastikan: words.saidConfirmed,
  tolak: words.saidRefused,
  keluarkan: words.saidRemoved,
  tunjuk: words.saidPicNamed,
  lepaskan: words.saidPicRelieved,
}

/** Confirmation message after an act, from the query string. */
function saidOf(query: URLSearchParams): string | null {
  const done = query.get('tersimpan') ?? ''
  return Object.hasOwn(said, done) ? said[done]! : null
}

/** Handles the buttons of the PIC's members page. */
async function actOnMembers({ api, request }: PageArgs): Promise<ActAnswer | ActDone> {
  const values = await readForm(request)
  const { intent = '', of = '', terakhir } = values
  if (Object.hasOwn(claimIntents, intent)) {
    const decided = await decideOnPage(api, intent as keyof typeof claimIntents, of)
    return decided.success ? { intent } : refusalOfDecision(values, decided)
  }
  const session = true
  if (intent === 'berhenti') {
    const body = { even_last: terakhir === '1' }
    const left = await api<typeof postResignation>('POST /desk/institution/resignation', { session, body })
    // Former PICs have no access to the desk.
    return left.success ? { intent, to: paths.member } : refusalOf(values, left)
  }
  if (intent === 'serahkan') {
    const body = { user_id: Number(of) }
    const given = await api<typeof postHandover>('POST /desk/institution/handover', { session, body })
    return given.success ? { intent, to: paths.member } : refusalOf(values, given)
  }
  const own = unwrap(await api<typeof readOwnInstitution>('GET /desk/institution', { session })).data
  const removed = await api<typeof deleteMember>('DELETE /desk/participants/{id}/members/{user}', {
    session,
    params: { id: own.id, user: of },
  })
  return removed.success ? { intent: 'keluarkan' } : refusalOf(values, removed)
}

const plan = membersPlan(deskPaths.members)

export const loader = page(async (args) => {
  const session = true
  const own = unwrap(await args.api<typeof readOwnInstitution>('GET /desk/institution', { session })).data
  const claims = args.api<typeof listClaims>('GET /desk/claims', {
    session,
    query: { participant: own.id, status: 'pending', limit: 100 },
  })
  return loadList(
    args,
    plan,
    (query) =>
      args.api<typeof listMembers>('GET /desk/participants/{id}/members', {
        session,
        query,
        params: { id: own.id },
      }),
    claims.then((answer) => ({
      own,
      claims: answer.success ? answer.data : null,
      said: saidOf(args.query),
    })),
  )
})

export const action = page(async (args) => {
  const done = await actOnMembers(args)
  if ('refusal' in done) return data<ActAnswer>(done, { status: done.status })
  return redirect(done.to ?? `${deskPaths.members}?tersimpan=${done.intent}`)
})

/** Members page of a PIC: claims, people, own duty. */
export function Component() {
  const { own, claims, loaded, said } = useLoaderData<typeof loader>()
  const answer = useActionData() as ActAnswer | undefined
  return (
    <>
      <Head title={words.institutionMembers} />
      <DeskHeading title={words.institutionMembers} lead={own.title} />
      <div className="mt-5 grid max-w-170 gap-3 empty:hidden">
        {said && !answer && <Notice tone="ok">{said}</Notice>}
        {answer?.refusal && <Notice tone={answer.isLastPic ? 'warn' : 'bad'}>{answer.refusal}</Notice>}
      </div>
      <section className="mt-8 max-w-240">
        <Rubric title={words.waitingToBeConfirmed} note={claims ? noteOf(claims.length) : undefined} />
        {!claims && (
          <div className="mt-4">
            <Notice tone="bad">{words.claimsNotLoaded}</Notice>
          </div>
        )}
        {claims && claims.length > 0 && (
          <div className="mt-4">
            <ClaimRows claims={claims} />
          </div>
        )}
      </section>
      <section className="mt-11 max-w-240">
        <Rubric title={words.members} note={words.peopleCount(own.members_total)} />
        <DeskListing
          plan={plan}
          loaded={loaded}
          nothing={words.noMembers}
          draw={(rows) => <PersonRows people={rows} by="pic" institution={own.title} />}
        />
      </section>
      <OwnDuty institution={own} isLast={own.pics.length === 1} wasWarned={answer?.isLastPic ?? false} />
    </>
  )
}

const noteOf = (total: number) => (total ? words.sayTheyBelong(total) : words.nobodyWaits)

type OwnDutyProps = {
  institution: DeskInstitutionWire
  isLast: boolean
  /** True if stepping down was just refused because no PIC would be left. */
  wasWarned: boolean
}

/** The other PICs, and the controls to hand over or end the duty. */
function OwnDuty({ institution: { title, pics }, isLast, wasWarned }: OwnDutyProps) {
  return (
    <section className="mt-11 max-w-240">
      <Rubric title={words.picDuty} note={words.ofAtMostThree(pics.length)} />
      <p className="mt-4 max-w-170 text-note">
        {words.picsOf(title, pics.map(({ nama_lengkap }) => nama_lengkap).join(', '))}
      </p>
      <div className="mt-4 grid max-w-170 gap-4">
        {isLast && <Notice tone="warn">{words.onlyPic}</Notice>}
        <ActForm
          intent="berhenti"
          hidden={isLast || wasWarned ? { terakhir: '1' } : {}}
          verb={words.stepDown}
          busy={words.saving}
          variant="destroy"
          question={isLast ? words.noPicAfterwards(title) : words.staysMember}
        />
      </div>
    </section>
  )
}
