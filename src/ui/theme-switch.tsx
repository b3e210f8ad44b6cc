import type { ChangeEvent } from 'react'
import * as words from './words.id.ts'

/** Keeps the choice in this browser, where `begin.ts` finds it before the next page is painted. */
function choose({ target: { value } }: ChangeEvent<HTMLInputElement>) {
  localStorage.theme = document.documentElement.dataset.theme = value
}

function check(input: HTMLInputElement | null) {
  if (input) input.checked = input.value === document.documentElement.dataset.theme
}

/** Chooses the theme; not shown without script (`theme-switch`). */
export const ThemeSwitch = () => (
  <fieldset aria-label={words.appearance} className="theme-switch">
    {Object.entries(words.themes).map(([value, name]) => (
      <label key={value}>
        <input type="radio" name="theme" value={value} ref={check} onChange={choose} className="sr-only" />
        {name}
      </label>
    ))}
  </fieldset>
)
