import { redirect, useActionData, useLoaderData } from 'react-router'
import type { Brand } from '#src/ui/brand.ts'
import { brandMotifs, builtInColours } from '#src/ui/brand-choices.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { DeskField, DeskGroup, DeskPhoto, DeskSelect, DeskTextarea } from '#src/ui/desk/desk-fields.tsx'
import { DeskForm } from '#src/ui/desk/desk-form.tsx'
import { DeskHeading } from '#src/ui/desk/desk-heading.tsx'
import { type DeskAnswer, readForm, refusedEdit, type Values } from '#src/ui/desk/form-answer.ts'
import { Head } from '#src/ui/head.tsx'
import { Notice } from '#src/ui/notice.tsx'
import { page, unwrap } from '#src/ui/page.ts'
import { builtInSentences, type SentenceName } from '#src/ui/sentences.ts'
import { deskPaths } from '#src/urls/desk-paths.ts'
import {
  type ColourRole,
  contrastOf,
  contrastProblem,
  correctedColour,
  formatContrast,
} from '../brand-colours.ts'
import type { getBrand, patchBrand } from './api.ts'
import { sentenceFields, TAGLINE_MAX } from './brand-fields.ts'
import type { BrandDeskWire } from './brand-schema.ts'
import * as words from './words.id.ts'

const CORRECT = 'perbaiki-warna'
const roles: Record<ColourRole, { label: string; help: string }> = {
  primary: { label: words.mainColour, help: words.mainColourHelp },
  accent: { label: words.secondColour, help: words.secondColourHelp },
}
const roleNames = Object.keys(roles) as ColourRole[]
const motifs = brandMotifs.map((name) => ({
  value: name,
  label: name === 'polos' ? words.plainMotif : words.onlyMotif(name),
}))

/** Form values: sentences as they are read, built-in ones too. */
const valuesOf = ({ look }: BrandDeskWire): Values => {
  const sentences = Object.entries(builtInSentences).map(([name, builtIn]) => [
    name,
    look[name as SentenceName] || builtIn,
  ])
  return { ...look, ...Object.fromEntries(sentences) }
}

const isHex = (text: string) => /^#[0-9a-f]{6}$/.test(text)
const hexIn = (text = '') =>
  text
    .trim()
    .toLowerCase()
    .replace(/^(?=[0-9a-f]{6}$)/, '#')

/** The values with each colour that cannot be read replaced by its nearest shade that can. */
function withReadableColours(values: Values): Values {
  const colours = roleNames.map((role) => [role, hexIn(values[role])] as const)
  const corrected = colours.map(([role, hex]) => [role, isHex(hex) ? correctedColour(role, hex) : hex])
  return { ...values, ...Object.fromEntries(corrected) }
}

export const loader = page(
  async ({ api }) => unwrap(await api<typeof getBrand>('GET /desk/settings/brand', { session: true })).data,
)

export const action = page(async ({ api, request }) => {
  const { intent, version, ...sent } = await readForm(request)
  const values = intent === CORRECT ? withReadableColours(sent) : sent
  const answer = await api<typeof patchBrand>('PATCH /desk/settings/brand', {
    session: true,
    body: { ...values, version: Number(version) },
  })
  if (answer.success) return redirect(deskPaths.brandPreview)
  return refusedEdit<BrandDeskWire>(values, answer, valuesOf)
})

export function Component() {
  const brand = useLoaderData<typeof loader>()
  const answer = useActionData() as DeskAnswer | undefined
  const values = answer?.values ?? valuesOf(brand)
  const canCorrect = roleNames.some(
    (role) => isHex(hexIn(values[role])) && contrastProblem(role, hexIn(values[role])),
  )
  return (
    <>
      <Head title={words.logoAndColours} />
      <DeskHeading title={words.logoAndColours} lead={words.brandLead} />
      <div className="mt-7 grid max-w-170 gap-6">
        {!brand.is_published && <Notice tone="warn">{words.draftNotInUse}</Notice>}
        <DeskForm
          answer={answer}
          start={valuesOf(brand)}
          hidden={{ version: String(brand.version) }}
          button={words.saveAndPreview}
          further={
            canCorrect ? (
              <Button type="submit" name="intent" value={CORRECT} variant="outline">
                {words.useNearestColour}
              </Button>
            ) : (
              <ButtonLink to={deskPaths.brandPreview} variant="outline">
                {words.previewOfDraft}
              </ButtonLink>
            )
          }
        >
          <Drawings shown={brand.shown} look={brand.look} />
          <DeskGroup title={words.coloursAndMotif}>
            {roleNames.map((role) => (
              <ColourField key={role} role={role} value={hexIn(values[role])} />
            ))}
            <DeskSelect name="motif" label={words.coverMotif} choices={motifs} empty={words.mixedMotifs} />
          </DeskGroup>
          <Sentences />
        </DeskForm>
      </div>
    </>
  )
}

function Drawings({ shown, look }: { shown: Brand | null; look: BrandDeskWire['look'] }) {
  const photo = (name: 'logo' | 'icon') => {
    const drawing = look[name] && shown?.[name]
    return drawing ? { name: look[name], url: drawing.url } : null
  }
  return (
    <DeskGroup title={words.logoAndIcon}>
      <div className="sm:col-span-2">
        <DeskPhoto
          name="logo"
          label={words.logo}
          photo={photo('logo')}
          purpose="logo"
          help={words.logoHelp}
        />
      </div>
      <div className="sm:col-span-2">
        <DeskPhoto
          name="icon"
          label={words.icon}
          photo={photo('icon')}
          purpose="logo"
          help={words.iconHelp}
        />
      </div>
    </DeskGroup>
  )
}

function ColourField({ role, value }: { role: ColourRole; value: string }) {
  const { label, help } = roles[role]
  const shown = isHex(value) ? value : builtInColours[role]
  return (
    <div className="flex items-start gap-3">
      <svg
        viewBox="0 0 1 1"
        aria-hidden="true"
        className="mt-8 size-11 flex-none rounded-control border border-control"
      >
        <path fill={shown} d="M0 0h1v1H0z" />
      </svg>
      <div className="min-w-0 flex-1">
        <DeskField
          name={role}
          label={label}
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          placeholder={builtInColours[role]}
          help={words.colourHelp(help, formatContrast(contrastOf(role, shown)))}
        />
      </div>
    </div>
  )
}

function Sentences() {
  return (
    <DeskGroup title={words.sentences}>
      <div className="sm:col-span-2">
        <DeskField name="tagline" label={words.motto} maxLength={TAGLINE_MAX} help={words.mottoHelp} />
      </div>
      {Object.entries(sentenceFields).map(([name, { label, longest, rows }]) => (
        <div key={name} className="sm:col-span-2">
          {rows ? (
            <DeskTextarea name={name} label={label} rows={rows} maxLength={longest} />
          ) : (
            <DeskField name={name} label={label} maxLength={longest} />
          )}
        </div>
      ))}
      <p className="text-sm text-muted sm:col-span-2">{words.sentencesHelp}</p>
    </DeskGroup>
  )
}
