import { redirect, useActionData, useLoaderData } from 'react-router'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { itemNumber } from '#src/ui/content/item-number.ts'
import { DeskSelect } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm } from '#src/ui/desk/form-answer.ts'
import { refused } from '#src/ui/form.tsx'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { Rubric } from '#src/ui/rubric.tsx'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { fetchRegions } from '../fetch-regions.ts'
import type { deleteRegion, getRegionAtDesk, getRegionContents } from './api.ts'
import type { RegionContentsWire } from './schema.ts'

export const loader = page(async ({ api, params }) => {
  const id = itemNumber(params)
  const one = { session: true, params: { id } }
  const [region, contents, regions] = await Promise.all([
    api<typeof getRegionAtDesk>('GET /desk/regions/{id}', one),
    api<typeof getRegionContents>('GET /desk/regions/{id}/contents', one),
    fetchRegions(api),
  ])
  const homes = regions.filter(({ value }) => value !== String(id))
  return { region: unwrap(region).data, contents: unwrap(contents).data, homes }
})

export const action = page(async ({ api, params, request }) => {
  const values = await readForm(request)
  const answer = await api<typeof deleteRegion>('DELETE /desk/regions/{id}', {
    session: true,
    params: { id: itemNumber(params) },
    query: values.into ? { into: values.into } : {},
  })
  return answer.success ? redirect(`${deskPaths.regions}?ditutup=1`) : refused(values, answer)
})

const words: [name: keyof RegionContentsWire, label: string][] = [
  ['participants', 'lembaga partisipan'],
  ['people', 'orang dengan akun'],
  ['officers', 'orang tim'],
  ['news', 'berita'],
  ['posts', 'tulisan blog'],
  ['events', 'acara'],
  ['campaigns', 'kampanye'],
  ['questions', 'pertanyaan forum'],
  ['pledges', 'janji donasi'],
  ['gifts', 'donasi'],
]

export function Component() {
  const { region, contents, homes } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const held = words.filter(([name]) => contents[name] > 0)
  const isEmpty = held.length === 0
  return (
    <>
      <Head title={`Tutup ${region.title}`} />
      <Breadcrumb
        items={[
          { to: deskPaths.regions, label: 'Region' },
          { to: deskPaths.region(region.id), label: region.title },
        ]}
      />
      <div className="mt-3">
        <DeskHeading title={`Tutup ${region.title}`} lead="Penutupan tidak bisa dibatalkan." />
      </div>
      <section className="mt-7 max-w-170">
        <Rubric title="Yang ada di region ini" note="Yang sudah dihapus dari situs pun terhitung." />
        {isEmpty ? (
          <p className="mt-4 text-note">Tidak ada. Region ini bisa ditutup begitu saja.</p>
        ) : (
          <ul className="mt-4 grid gap-1.5 sm:grid-cols-2">
            {held.map(([name, label]) => (
              <li key={name}>
                <strong className="figures">{contents[name].toLocaleString('id-ID')}</strong> {label}
              </li>
            ))}
          </ul>
        )}
        {contents.gifts > 0 && (
          <div className="mt-5">
            <Notice tone="info">
              Donasi tidak ikut pindah: kuitansi dan buku tetap menyebut {region.title}, seperti pilihan
              donaturnya. Donasi baru masuk ke region yang Anda pilih.
            </Notice>
          </div>
        )}
      </section>
      <div className="mt-7">
        <DeskForm
          answer={answer}
          start={{}}
          button={isEmpty ? 'Tutup region' : 'Pindahkan dan tutup'}
          busyLabel="Menutup"
          variant="destroy"
          isUnguarded
        >
          <DeskSelect
            name="into"
            label="Pindahkan semuanya ke"
            choices={homes}
            empty={isEmpty ? 'Tidak ada yang dipindahkan' : 'Pilih region'}
            help="Alamat lama region ini akan mengantar pembaca ke sana."
          />
        </DeskForm>
      </div>
    </>
  )
}
