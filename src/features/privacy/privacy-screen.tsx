import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { FileLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice, type Tone } from '#src/ui/notice.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
import { fileInLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import { AccountTabs } from '../accounts/account-tabs.tsx'
import type { readProfile } from '../accounts/api.ts'
import type { patchMe } from '../accounts/profile/api.ts'
import type { chooseForumMail, readForumMailChoice } from '../forum/mail/api.ts'
import type { deleteSubscription, listOwnLists, postSubscription } from '../mailings/subscriptions/api.ts'
import type { keepAccount, listConsents, wishDeletion } from './api.ts'
import { ChoiceForm } from './choice-form.tsx'
import { ConsentSection } from './consent-section.tsx'
import { DeletionSection } from './deletion-section.tsx'
import { ForumMailSection } from './forum-mail-section.tsx'
import { ListsSection, slugOf } from './lists-section.tsx'
import * as words from './words.id.ts'

const outcomes: Record<string, [tone: Tone, sentence: string]> = {
  newsletter: ['ok', words.newsletterSaved],
  daftar: ['ok', words.newsletterSaved],
  terms: ['ok', words.consentRecorded],
  privacy: ['ok', words.consentRecorded],
  kunjungan: ['ok', words.visitsSaved],
  forum: ['ok', words.forumMailSaved],
  hapus: ['info', words.deletionMailed],
  batal: ['ok', words.accountStays],
  unduhan: ['warn', words.tooManyCopies],
}

export const loader = page(async ({ api, query }) => {
  const [profile, consents, lists, forum] = await Promise.all([
    api<typeof readProfile>('GET /user/profile', { session: true }).then(unwrap),
    api<typeof listConsents>('GET /auth/consents', { session: true }).then(unwrap),
    api<typeof listOwnLists>('GET /auth/subscriptions', { session: true }).then(unwrap),
    api<typeof readForumMailChoice>('GET /question/mail', { session: true }).then(unwrap),
  ])
  const said = query.get('selesai') ?? ''
  return {
    profile: profile.data,
    consents: consents.data,
    own: lists.data,
    forumMail: forum.data.forum_mail,
    said: (Object.hasOwn(outcomes, said) && outcomes[said]) || null,
  }
})

export const action = page(async ({ api, request }) => {
  const values = Object.fromEntries(await request.formData()) as Record<string, string>
  const { intent = '', wanted = '' } = values
  const patch = (body: object) => api<typeof patchMe>('PATCH /auth/me', { body, session: true })
  const acts: Record<string, () => Promise<Awaited<ReturnType<typeof patch>> | { success: true }>> = {
    newsletter: () => patch({ consent_newsletter: wanted === '1' }),
    terms: () => patch({ consent_terms: true }),
    privacy: () => patch({ consent_privacy: true }),
    kunjungan: () => patch({ visits_enabled: wanted === '1' }),
    forum: async () =>
      await api<typeof chooseForumMail>('PUT /question/mail', {
        body: { forum_mail: wanted as 'now' },
        session: true,
      }),
    batal: async () => await api<typeof keepAccount>('DELETE /auth/deletion', { session: true }),
    hapus: async () =>
      await api<typeof wishDeletion>('POST /auth/deletion', {
        body: { keep_byline: values.keep_byline === '1' },
        session: true,
      }),
  }
  const slug = slugOf(intent)
  if (slug) return chooseList({ api, slug, isWanted: wanted === '1', values })
  const answer = await (Object.hasOwn(acts, intent) ? acts[intent]! : acts.batal!)()
  return answer.success
    ? redirectDocument(`${furtherPaths.memberPrivacy}?selesai=${intent}`)
    : refused(values, answer)
})

type ListChoice = Pick<PageArgs, 'api'> & { slug: string; isWanted: boolean; values: Record<string, string> }

async function chooseList({ api, slug, isWanted, values }: ListChoice) {
  const call = { params: { slug }, session: true }
  const answer = isWanted
    ? await api<typeof postSubscription>('POST /lists/{slug}/subscription', { ...call, body: {} })
    : await api<typeof deleteSubscription>('DELETE /lists/{slug}/subscription', call)
  return answer.success
    ? redirectDocument(`${furtherPaths.memberPrivacy}?selesai=daftar`)
    : refused(values, answer)
}

export function Component() {
  const { profile, consents, own, forumMail, said } = useLoaderData<typeof loader>()
  const answer = useActionData() as FormAnswer | undefined
  const answerTo = (intent: string) => (answer?.values.intent === intent ? answer : undefined)
  return (
    <div className="wrap pb-14 md:pb-20">
      <Head title={words.privacy} />
      <PageHeading title={words.privacy} lead={words.privacyLead} />
      <div className="mt-5">
        <AccountTabs current={furtherPaths.memberPrivacy} />
      </div>
      <div className="mt-7 grid max-w-169 gap-11">
        {said && !answer && <Notice tone={said[0]}>{said[1]}</Notice>}
        <ConsentSection profile={profile} consents={consents} answer={answer} />
        <ListsSection own={own} regionId={profile.region?.id ?? null} answer={answer} />
        <VisitsSection isOn={profile.visits_enabled} answer={answerTo('kunjungan')} />
        <ForumMailSection chosen={forumMail} answer={answerTo('forum')} />
        <ExportSection />
        <DeletionSection dueAt={profile.deletion_due_at} answer={answerTo('hapus')} />
      </div>
    </div>
  )
}

/** Download of all personal data, generated on the fly. */
function ExportSection() {
  return (
    <section aria-labelledby="unduh-data">
      <Rubric id="unduh-data" title={words.downloadData} />
      <p className="mt-3">{words.downloadDataText}</p>
      <div className="mt-4">
        <FileLink href={fileInLanguage(furtherPaths.exportData)} variant="outline">
          <Icon name="download" />
          {words.downloadData}
        </FileLink>
      </div>
    </section>
  )
}

/** Switch for recording a member's visited pages. */
function VisitsSection({ isOn, answer }: { isOn: boolean; answer: FormAnswer | undefined }) {
  return (
    <section aria-labelledby="kunjungan">
      <Rubric id="kunjungan" title={words.visits} link={{ to: paths.visits, label: words.myVisits }} />
      <p className="mt-3">
        {isOn ? words.visitsAreOn : words.visitsAreOff} {words.whoSeesVisits}{' '}
        <Link to={paths.privacy} className="link">
          {words.privacyPolicyLower}
        </Link>
        .
      </p>
      <div className="mt-4">
        <ChoiceForm
          intent="kunjungan"
          isOn={isOn}
          labels={{ on: words.switchOff, off: words.switchOn }}
          answer={answer}
        />
      </div>
    </section>
  )
}
