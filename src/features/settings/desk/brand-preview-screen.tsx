import { redirect, redirectDocument, useActionData, useLoaderData } from 'react-router'
import { type Brand, ornamentOf } from '#src/ui/brand.ts'
import { fullStyleSheetOf } from '#src/ui/brand-choices.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { DonateBand, RegisterCall } from '#src/ui/calls.tsx'
import { Cover } from '#src/ui/cover.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit } from '#src/ui/desk/form-answer.ts'
import { Head, SiteContext, useSite } from '#src/ui/head.tsx'
import { Footer } from '#src/ui/layouts/footer.tsx'
import { Logo } from '#src/ui/logo.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { useSentences } from '#src/ui/use-sentences.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import { paths } from '#src/urls/paths.ts'
import type { deleteBrandDraft, getBrand, postBrandPublication } from './api.ts'
import type { BrandDeskWire } from './brand-schema.ts'

export const loader = page(async ({ api, query }) => ({
  brand: unwrap(await api<typeof getBrand>('GET /desk/settings/brand', { session: true })).data,
  isDone: query.get('dipakai') === '1',
}))

const DISCARD = 'buang'

export const action = page(async ({ api, request }) => {
  const values = await readForm(request)
  if (values.intent === DISCARD) {
    unwrap(await api<typeof deleteBrandDraft>('DELETE /desk/settings/brand/draft', { session: true }))
    return redirect(deskPaths.brand)
  }
  const answer = await api<typeof postBrandPublication>('POST /desk/settings/brand/publication', {
    session: true,
    body: { version: Number(values.version) },
  })
  // The document's own style sheet changes with the look.
  if (answer.success) return redirectDocument(`${deskPaths.brandPreview}?dipakai=1`)
  return refusedEdit<BrandDeskWire>(values, answer, () => ({}))
})

/** The draft as readers would see it, and the button that makes it count. */
export function Component() {
  const { brand, isDone } = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  return (
    <>
      <Head title="Pratinjau tampilan" />
      <DeskHeading
        title="Pratinjau tampilan"
        lead="Begini situs dengan rancangan ini. Surat, kuitansi, gambar berbagi, dan ikon di ponsel ikut begitu dipakai."
      />
      <div className="mt-7 grid max-w-170 gap-6">
        {isDone && !answer && <Notice tone="ok">Tampilan ini sekarang dipakai di seluruh situs.</Notice>}
        {answer?.current && (
          <Notice tone="bad">
            Rancangan berubah sementara halaman ini terbuka. Periksa lagi di bawah, lalu pakai.
          </Notice>
        )}
        {brand.is_published ? (
          <div>
            {!isDone && <p className="mb-4">Rancangan ini sama dengan yang dilihat pembaca.</p>}
            <ButtonLink to={deskPaths.brand} variant="outline">
              Ubah tampilan
            </ButtonLink>
          </div>
        ) : (
          <>
            <DeskForm
              answer={answer?.current ? undefined : answer}
              start={{}}
              hidden={{ version: String(brand.version) }}
              button="Pakai di seluruh situs"
              busyLabel="Memasang"
              isUnguarded
              further={
                <ButtonLink to={deskPaths.brand} variant="outline">
                  Ubah lagi
                </ButtonLink>
              }
            >
              {null}
            </DeskForm>
            <Discard />
          </>
        )}
      </div>
      <Preview brand={brand.shown ?? undefined} />
    </>
  )
}

/** Asks once more before the draft is discarded; works without script. */
const Discard = () => (
  <details>
    <summary className="inline-flex min-h-11 cursor-pointer items-center text-note font-semibold text-bad hover:underline">
      Buang rancangan
    </summary>
    <div className="mt-1 max-w-100 rounded-control bg-bad-tint p-4">
      <DeskForm
        answer={undefined}
        start={{}}
        intent={DISCARD}
        button="Ya, buang rancangan"
        busyLabel="Membuang"
        variant="destroy"
        isUnguarded
      >
        <p className="text-note">
          Rancangan kembali ke tampilan yang sekarang dilihat pembaca. Logo yang belum dipakai perlu diunggah
          lagi.
        </p>
      </DeskForm>
    </div>
  </details>
)

/** Parts of readers' pages in the look of the draft. Its style sheet counts on the whole of this page. */
function Preview({ brand }: { brand: Brand | undefined }) {
  const value = useSite()
  const site = { ...value.site, brand }
  return (
    <SiteContext value={{ ...value, site }}>
      <link rel="stylesheet" href={fullStyleSheetOf(brand)} />
      <section aria-label="Contoh halaman" className="mt-9 overflow-hidden rounded-panel border bg-cotton">
        <div className="flex flex-wrap items-center justify-between gap-4 border-b bg-paper px-5 py-4">
          <Logo name={site.name} />
          <ButtonLink to={paths.donate} reloadDocument variant="orange" size={44}>
            Donate
          </ButtonLink>
        </div>
        <Hero brand={brand} />
        <Samples />
        <DonateBand />
        <RegisterCall />
        <Footer site={site} />
      </section>
    </SiteContext>
  )
}

function Hero({ brand }: { brand: Brand | undefined }) {
  return (
    <div className="bg-deep text-white">
      <div className="px-5 py-8">
        <p className="text-section font-semibold">Kepala halaman Home</p>
        <p className="mt-3 text-mist">Dengan tombol dan peta dalam warna ini.</p>
        <img
          src={ornamentOf(brand, 'map-small.svg')}
          width={793}
          height={288}
          alt=""
          className="mt-4 h-auto w-full max-w-150"
        />
      </div>
      <div className="selvedge" />
    </div>
  )
}

/** Seeds of covers in three families, as lists show them. */
const covers = [
  { family: 'samudra', seed: 6 },
  { family: 'mengkudu', seed: 2 },
  { family: 'daun', seed: 20 },
]

function Samples() {
  const sentence = useSentences()
  return (
    <div className="px-5 py-8">
      <p className="text-sm font-semibold text-orange-text">Kategori berita</p>
      <p className="mt-1 max-w-150">
        Tulisan biasa dengan{' '}
        <a href={deskPaths.brand} className="link">
          sebuah tautan
        </a>{' '}
        dan tombol.
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={deskPaths.brand}>Tombol utama</ButtonLink>
        <ButtonLink to={deskPaths.brand} variant="outline">
          Tombol lain
        </ButtonLink>
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        {covers.map(({ family, seed }) => (
          <Cover
            key={family}
            image={{ src: paths.cover(family, seed, 208, 208), width: 208, height: 208 }}
            className="size-26"
          />
        ))}
      </div>
      <dl className="mt-6 grid gap-4 text-note sm:grid-cols-2">
        <Said where="Halaman Register">{sentence('register_label')}</Said>
        <Said where="Halaman Login">{sentence('login_label')}</Said>
        <Said where="Halaman undangan">{sentence('invitation_label')}</Said>
        <Said where="Bila alamat tidak ada">{sentence('missing_text')}</Said>
      </dl>
    </div>
  )
}

const Said = ({ where, children }: { where: string; children: string }) => (
  <div>
    <dt className="text-muted">{where}</dt>
    <dd className="font-semibold">{children}</dd>
  </div>
)
