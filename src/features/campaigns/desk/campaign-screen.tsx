import { data, useActionData, useLoaderData } from 'react-router'
import { newKey } from '#src/browser/new-key.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import type { DeskAnswer } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { fetchRegions } from '../../regions/fetch-regions.ts'
import type { getDeskCampaign } from './api.ts'
import { actOnCampaign } from './campaign-acts.ts'
import { CampaignForm } from './campaign-form.tsx'
import { CampaignStateTag } from './campaign-state-tag.tsx'
import { CampaignStatusPanel } from './campaign-status-panel.tsx'
import { valuesOf } from './form-body.ts'
import { UpdatesSection } from './updates-section.tsx'

const said = {
  baru: 'Draf tersimpan. Kampanye belum terlihat di situs.',
  simpan: 'Perubahan tersimpan.',
  buka: 'Kampanye dibuka. Halamannya ada di situs; izin dan hari-harinya menentukan kapan orang bisa memberi.',
  tutup: 'Kampanye ditutup. Halamannya tetap bisa dibaca.',
  kabar: 'Kabar sudah tampil di halaman kampanye, dan suratnya sedang dikirim.',
}

export const loader = page(async ({ api, params, query }) => {
  if (!/^[1-9]\d{0,14}$/.test(params.id ?? '')) throw data(null, { status: 404 })
  const [answer, regions] = await Promise.all([
    api<typeof getDeskCampaign>('GET /desk/campaigns/{id}', { session: true, params: { id: params.id! } }),
    fetchRegions(api),
  ])
  const done = query.get('tersimpan') ?? ''
  return {
    campaign: unwrap(answer).data,
    regions,
    key: newKey(),
    done: Object.hasOwn(said, done) ? (done as keyof typeof said) : null,
  }
})

export const action = page(actOnCampaign)

export function Component() {
  const { campaign, regions, key, done } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const answerTo = (...intents: string[]) =>
    answer && intents.includes(answer.values.intent ?? 'simpan') ? answer : undefined
  return (
    <>
      <Head title={campaign.title} />
      <Breadcrumb items={[{ to: deskPaths.campaigns, label: 'Kampanye' }]} />
      <div className="mt-3">
        <DeskHeading title={campaign.title} acts={<CampaignStateTag state={campaign.state} />} />
      </div>
      {done && !answer && (
        <div className="mt-5 max-w-170">
          <Notice tone="ok">{said[done]}</Notice>
        </div>
      )}
      <div className="mt-7 grid gap-x-11 gap-y-11 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <CampaignForm
          answer={answerTo('simpan')}
          start={valuesOf(campaign)}
          hidden={{ version: String(campaign.version) }}
          campaign={campaign}
          regions={regions}
        />
        <div className="max-lg:row-start-1 max-lg:max-w-170">
          <CampaignStatusPanel campaign={campaign} answer={answerTo('buka', 'tutup')} />
        </div>
      </div>
      <UpdatesSection campaign={campaign} newKey={key} answer={answerTo('kabar')} />
    </>
  )
}
