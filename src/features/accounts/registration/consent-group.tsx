import { Fragment, type ReactNode } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Given } from './person-group.tsx'
import { listBox, REGION_BOX } from './registration-form.ts'

/** Mailing lists that the form names, with the names of their boxes. */
export type ListBoxes = { hasRegions: boolean; own: readonly { slug: string; name: string }[] }

type ConsentGroupProps = { given: Given; hasNewsletter: boolean; lists?: ListBoxes }

/** Separate consent checkboxes, none preselected. */
export function ConsentGroup({ given, hasNewsletter, lists }: ConsentGroupProps) {
  const box = (name: string, sentence: ReactNode, isRequired = true) => {
    const { defaultValue, error } = given(name)
    return (
      <Checkbox name={name} required={isRequired} defaultChecked={defaultValue === 'on'} error={error}>
        {sentence}
      </Checkbox>
    )
  }
  const text = (href: string, words: string) => (
    <a href={href} target="_blank" rel="noopener" className="link">
      {words}
      <span className="sr-only"> (tab baru)</span>
    </a>
  )
  return (
    <fieldset className="grid">
      <legend className="sr-only">Persetujuan</legend>
      {box('age_17', 'Saya berusia 17 tahun atau lebih.')}
      {box('consent_terms', <>Saya menyetujui {text(paths.terms, 'Syarat layanan')}.</>)}
      {box(
        'consent_privacy',
        <>Saya menyetujui pengolahan data menurut {text(paths.privacy, 'Kebijakan privasi')}.</>,
      )}
      {hasNewsletter &&
        box('consent_newsletter', 'Kirimi saya buletin triwulan. Bisa berhenti kapan saja.', false)}
      {lists?.hasRegions && box(REGION_BOX, 'Kirimi saya juga buletin region saya.', false)}
      {lists?.own.map(({ slug, name }) => (
        <Fragment key={slug}>{box(listBox(slug), `Kirimi saya ${name}.`, false)}</Fragment>
      ))}
    </fieldset>
  )
}
