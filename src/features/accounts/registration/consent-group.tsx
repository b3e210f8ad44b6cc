import { Fragment, type ReactNode } from 'react'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { inLanguage } from '#src/urls/in-language.ts'
import { paths } from '#src/urls/paths.ts'
import type { Given } from './person-group.tsx'
import { listBox, REGION_BOX } from './registration-form.ts'
import * as words from './words.id.ts'

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
  const text = (href: string, title: string) => (
    <a href={inLanguage(href)} target="_blank" rel="noopener" className="link">
      {title}
      <span className="sr-only">{words.newTab}</span>
    </a>
  )
  return (
    <fieldset className="grid">
      <legend className="sr-only">{words.consents}</legend>
      {box('age_17', words.isSeventeen)}
      {box(
        'consent_terms',
        <>
          {words.agreeToTermsBefore}
          {text(paths.terms, words.terms)}
          {words.agreeAfter}
        </>,
      )}
      {box(
        'consent_privacy',
        <>
          {words.agreeToPrivacyBefore}
          {text(paths.privacy, words.privacyPolicy)}
          {words.agreeAfter}
        </>,
      )}
      {hasNewsletter && box('consent_newsletter', words.sendNewsletter, false)}
      {lists?.hasRegions && box(REGION_BOX, words.sendRegionNewsletter, false)}
      {lists?.own.map(({ slug, name }) => (
        <Fragment key={slug}>{box(listBox(slug), words.sendList(name), false)}</Fragment>
      ))}
    </fieldset>
  )
}
