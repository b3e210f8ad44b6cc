import type { ReactNode } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { paths } from '#src/urls/paths.ts'
import type { Given } from './person-group.tsx'

/** Separate consent checkboxes, none preselected. */
export function ConsentGroup({ given, hasNewsletter }: { given: Given; hasNewsletter: boolean }) {
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
    </fieldset>
  )
}
