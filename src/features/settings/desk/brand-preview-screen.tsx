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
import * as words from './words.id.ts'

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
      <Head title={words.previewTitle} />
      <DeskHeading title={words.previewTitle} lead={words.previewLead} />
      <div className="mt-7 grid max-w-170 gap-6">
        {isDone && !answer && <Notice tone="ok">{words.isInUse}</Notice>}
        {answer?.current && <Notice tone="bad">{words.draftChanged}</Notice>}
        {brand.is_published ? (
          <div>
            {!isDone && <p className="mb-4">{words.draftIsSame}</p>}
            <ButtonLink to={deskPaths.brand} variant="outline">
              {words.changeLook}
            </ButtonLink>
          </div>
        ) : (
          <>
            <DeskForm
              answer={answer?.current ? undefined : answer}
              start={{}}
              hidden={{ version: String(brand.version) }}
              button={words.putToUse}
              busyLabel={words.puttingToUse}
              isUnguarded
              further={
                <ButtonLink to={deskPaths.brand} variant="outline">
                  {words.changeAgain}
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
      {words.discardDraft}
    </summary>
    <div className="mt-1 max-w-100 rounded-control bg-bad-tint p-4">
      <DeskForm
        answer={undefined}
        start={{}}
        intent={DISCARD}
        button={words.yesDiscard}
        busyLabel={words.discarding}
        variant="destroy"
        isUnguarded
      >
        <p className="text-note">{words.discardText}</p>
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
      <section aria-label={words.samplePage} className="mt-9 overflow-hidden rounded-panel border bg-cotton">
        <div className="flex flex-wrap items-center justify-between gap-4 border-b bg-paper px-5 py-4">
          <Logo name={site.name} />
          <ButtonLink to={paths.donate} reloadDocument variant="orange" size={44}>
            {words.donate}
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
        <p className="text-section font-semibold">{words.homeHead}</p>
        <p className="mt-3 text-mist">{words.homeHeadText}</p>
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
      <p className="text-sm font-semibold text-orange-text">{words.newsCategory}</p>
      <p className="mt-1 max-w-150">
        {words.sampleBefore}{' '}
        <a href={deskPaths.brand} className="link">
          {words.sampleLink}
        </a>{' '}
        {words.sampleAfter}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={deskPaths.brand}>{words.mainButton}</ButtonLink>
        <ButtonLink to={deskPaths.brand} variant="outline">
          {words.otherButton}
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
        <Said where={words.registerPage}>{sentence('register_label')}</Said>
        <Said where={words.loginPage}>{sentence('login_label')}</Said>
        <Said where={words.invitationPage}>{sentence('invitation_label')}</Said>
        <Said where={words.missingPage}>{sentence('missing_text')}</Said>
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
