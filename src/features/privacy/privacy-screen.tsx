import { redirectDocument, useActionData, useLoaderData } from 'react-router'
import { ButtonLink } from '#src/ui/button.tsx'
import { type FormAnswer, refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { Link } from '#src/ui/link.tsx'
import { Notice, type Tone } from '#src/ui/notice.tsx'
import { type PageArgs, page, unwrap } from '#src/ui/page.ts'
import { PageHeading } from '#src/ui/page-heading.tsx'
import { Rubric } from '#src/ui/rubric.tsx'
import { furtherPaths } from '#src/urls/further-paths.ts'
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

const words: Record<string, [tone: Tone, sentence: string]> = {
  newsletter: ['ok', 'Pilihan buletin Anda sudah disimpan.'],
  daftar: ['ok', 'Pilihan buletin Anda sudah disimpan.'],
  terms: ['ok', 'Persetujuan Anda sudah dicatat.'],
  privacy: ['ok', 'Persetujuan Anda sudah dicatat.'],
  kunjungan: ['ok', 'Pilihan pencatatan kunjungan sudah disimpan.'],
  forum: ['ok', 'Pilihan surat forum sudah disimpan.'],
  hapus: [
    'info',
    'Kami mengirim surat ke alamat e-mail Anda. Akun baru akan dihapus setelah tautannya Anda buka.',
  ],
  batal: ['ok', 'Akun Anda tetap ada. Tidak ada yang hilang.'],
  unduhan: ['warn', 'Anda sudah mengunduh lima salinan dalam sehari. Coba lagi besok.'],
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
    said: (Object.hasOwn(words, said) && words[said]) || null,
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
      <Head title="Privasi" />
      <PageHeading
        title="Privasi"
        lead="Apa yang Anda setujui, apa yang dicatat, dan cara membawa atau menghapus data Anda."
      />
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
      <Rubric id="unduh-data" title="Unduh data saya" />
      <p className="mt-3">
        Satu berkas zip berisi semua yang kami simpan tentang Anda: profil, persetujuan, sesi, tulisan,
        kunjungan, unduhan, unggahan, pesan, dan catatan, dalam bentuk JSON dan CSV. Paling banyak lima kali
        sehari.
      </p>
      <div className="mt-4">
        <ButtonLink to={furtherPaths.exportData} reloadDocument variant="outline">
          <Icon name="download" />
          Unduh data saya
        </ButtonLink>
      </div>
    </section>
  )
}

/** Switch for recording a member's visited pages. */
function VisitsSection({ isOn, answer }: { isOn: boolean; answer: FormAnswer | undefined }) {
  return (
    <section aria-labelledby="kunjungan">
      <Rubric id="kunjungan" title="Kunjungan" link={{ to: paths.visits, label: 'Kunjungan saya' }} />
      <p className="mt-3">
        {isOn
          ? 'Halaman yang Anda buka selama masuk dicatat untuk Anda dan disimpan 12 bulan.'
          : 'Halaman yang Anda buka tidak dicatat. Yang sudah tercatat tetap ada sampai berumur 12 bulan.'}{' '}
        Hanya Anda dan petugas sekretariat yang dapat melihatnya; lihat{' '}
        <Link to={paths.privacy} className="link">
          kebijakan privasi
        </Link>
        .
      </p>
      <div className="mt-4">
        <ChoiceForm
          intent="kunjungan"
          isOn={isOn}
          labels={{ on: 'Matikan pencatatan', off: 'Nyalakan pencatatan' }}
          answer={answer}
        />
      </div>
    </section>
  )
}
