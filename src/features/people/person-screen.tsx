import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { readForm } from '#src/ui/desk/form-answer.ts'
import { type Picked, pickEntities, pickEntity } from '#src/ui/desk/pick-entities.ts'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { withQuery } from '#src/ui/with-query.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import type { Call } from '#src/wire/client.ts'
import { atJakartaTime, jakartaTime } from '#src/wire/jakarta-day.ts'
import type { dropAllFactors } from '../accounts/factors/api.ts'
import type { postCase } from '../privacy/desk/api.ts'
import type { listRegions } from '../regions/api.ts'
import type { correct, erase, putDuties, readPerson, suspend, unsuspend } from './api.ts'
import { correctionBody } from './correction-form.tsx'
import type { dropLabel, listLabels, postLabel } from './labels/api.ts'
import { PersonLabels } from './labels/person-labels.tsx'
import type { dropMailStop, readMail } from './mail-api.ts'
import { PersonActs } from './person-acts.tsx'
import { PersonFacts } from './person-facts.tsx'
import { PersonMail } from './person-mail.tsx'
import { PersonTabs } from './person-tabs.tsx'
import { refusals } from './person-words.ts'
import { StateTag } from './state-tag.tsx'
import * as words from './words.id.ts'

type Values = Record<string, string>
type Asked = { api: Call; params: { id: string }; values: Values }

/** Handlers of a person page's forms, by `intent`. */
const acts = {
  correct: ({ api, params, values }: Asked) =>
    api<typeof correct>('PATCH /desk/people/{id}', { session: true, params, body: correctionBody(values) }),
  suspend: ({ api, params, values }: Asked) =>
    api<typeof suspend>('POST /desk/people/{id}/suspension', {
      session: true,
      params,
      body: { reason: values.reason ?? '' },
    }),
  unsuspend: ({ api, params }: Asked) =>
    api<typeof unsuspend>('DELETE /desk/people/{id}/suspension', { session: true, params }),
  duties: ({ api, params, values }: Asked) =>
    api<typeof putDuties>('PUT /desk/people/{id}/duties', {
      session: true,
      params,
      body: {
        role: values.role as 'member',
        is_moderator: values.is_moderator === 'on',
        region_ids: chosenRegions(values),
        version: Number(values.version),
      },
    }),
  factors: ({ api, params }: Asked) =>
    api<typeof dropAllFactors>('DELETE /users/{id}/factors', { session: true, params }),
  label: ({ api, params, values }: Asked) =>
    api<typeof postLabel>('POST /desk/people/{id}/labels', {
      session: true,
      params,
      body: { word: values.word ?? '' },
    }),
  unlabel: ({ api, params, values }: Asked) =>
    api<typeof dropLabel>('DELETE /desk/people/{id}/labels/{label}', {
      session: true,
      params: { ...params, label: values.of ?? '' },
    }),
  resume: ({ api, params }: Asked) =>
    api<typeof dropMailStop>('DELETE /desk/people/{id}/mail-stop', { session: true, params }),
  copy: ({ api, params, values }: Asked) =>
    api<typeof postCase>('POST /desk/privacy', {
      session: true,
      body: {
        kind: 'access',
        title: words.askForCopy,
        user_id: Number(params.id),
        person_name: values.person_name ?? '',
        person_email: values.person_email ?? '',
        received_at: atJakartaTime(values.received_at ?? ''),
      },
    }),
  erase: ({ api, params, values }: Asked) =>
    api<typeof erase>('POST /desk/people/{id}/erasure', {
      session: true,
      params,
      body: {
        email: values.email ?? '',
        keep_byline: values.keep_byline === 'on',
        reason: values.reason ?? '',
      },
    }),
}

/** Numbers of the ticked regions. */
const chosenRegions = (values: Values) =>
  Object.keys(values)
    .filter((name) => name.startsWith('region-'))
    .map((name) => Number(name.slice('region-'.length)))

/** Handles a form; null for an unknown one. */
const doOnPerson = (api: Call, id: string, values: Values) => {
  const { intent = '' } = values
  return Object.hasOwn(acts, intent)
    ? acts[intent as keyof typeof acts]({ api, params: { id }, values })
    : null
}

/** Reason why what was written into the form for a merge is no account, if it was. */
async function unknownOf(api: Call, written: string | null): Promise<Picked | null> {
  if (written === null) return null
  const pick = await pickEntity(api, 'person', written)
  if (pick.error) return pick
  return { text: written, key: '', error: written ? words.noAccount : words.chooseAccount }
}

export const loader = page(async ({ api, params, query, visitor }) => {
  const one = { session: true, params: { id: params.id ?? '' } } as const
  const answer = await api<typeof readPerson>('GET /desk/people/{id}', one)
  const mail = await api<typeof readMail>('GET /desk/people/{id}/mail', one)
  const regions = await api<typeof listRegions>('GET /region', { query: { limit: 100 } })
  const labels = await api<typeof listLabels>('GET /desk/labels', {
    session: true,
    query: { person: params.id ?? '' },
  })
  const done = query.get('tersimpan') ?? ''
  return {
    person: unwrap(answer).data,
    regions: regions.success ? regions.data : [],
    isAdmin: (await visitor())?.role === 'admin',
    labels: labels.success ? labels.data : [],
    mail: unwrap(mail).data,
    done: Object.hasOwn(doneWords, done) ? doneWords[done]! : null,
    unknown: await unknownOf(api, query.get('gabung')),
    now: jakartaTime(new Date()).slice(0, 16),
  }
})

const doneWords: Readonly<Record<string, string>> = {
  1: words.savedAndTold,
  label: words.labelSaved,
  unlabel: words.labelRemoved,
  resume: words.sendingAgain,
}

export const action = page(async ({ api, request, params }) => {
  const { typed, picked, refusal } = await pickEntities(api, await readForm(request), {
    participant_id: 'participant',
  })
  if (refusal) return refusal
  const answer = await doOnPerson(api, params.id ?? '', picked)
  if (!answer) throw data(null, { status: 400 })
  if (!answer.success) {
    const { reason, current } = Object(answer.data) as { reason?: string; current?: object }
    const problem = refusals[reason ?? (current ? 'changed' : '')] ?? ''
    return refused({ ...typed, problem }, answer)
  }
  if (typed.intent === 'copy')
    return redirect(deskPaths.privacyCase((answer.data as (typeof postCase)['data']).id))
  if (typed.intent === 'erase') return redirect(withQuery(deskPaths.people, { tersimpan: 'hapus' }))
  const tersimpan = Object.hasOwn(doneWords, typed.intent!) ? typed.intent! : '1'
  return redirect(withQuery(deskPaths.person(Number(params.id)), { tersimpan }))
})

/** One person at the desk: facts and actions. */
export function Component() {
  const { person, regions, labels, mail, isAdmin, done, unknown, now } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const problem = answer?.values.problem
  return (
    <div className="max-w-260">
      <Head title={person.nama_lengkap} />
      <div className="mb-3">
        <StateTag state={person.state} />
      </div>
      <DeskHeading
        title={person.nama_lengkap}
        lead={person.email}
        acts={
          isAdmin && (
            <ButtonLink
              to={withQuery(deskPaths.audit, { subject: String(person.id), reads: '1' })}
              variant="outline"
              size={44}
            >
              {words.whoSaw}
            </ButtonLink>
          )
        }
      />
      <div className="mt-5">
        <PersonTabs id={person.id} current="data" />
      </div>
      <div className="mt-5 grid gap-4 empty:hidden">
        {done && !answer && <Notice tone="ok">{done}</Notice>}
        {problem && <Notice tone="bad">{problem}</Notice>}
      </div>
      <div className="mt-7 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="grid content-start gap-10">
          <section aria-labelledby="data">
            <Rubric id="data" title={words.data} />
            <PersonFacts person={person} />
          </section>
          <section aria-labelledby="label">
            <Rubric id="label" title={words.label} />
            <PersonLabels labels={labels} answer={answer} />
          </section>
          <section aria-labelledby="buletin">
            <Rubric id="buletin" title={words.newsletters} />
            <PersonMail mail={mail} />
          </section>
        </div>
        <section aria-labelledby="tindakan">
          <Rubric id="tindakan" title={words.acts} />
          <PersonActs
            key={person.version}
            person={person}
            regions={regions}
            answer={answer}
            unknown={unknown}
            now={now}
          />
        </section>
      </div>
    </div>
  )
}
