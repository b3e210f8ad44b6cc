import type { ChangeEvent } from 'react'

const themes = { system: 'Ikuti perangkat', light: 'Terang', dark: 'Gelap' }

/** Keeps the choice in this browser, where `begin.ts` finds it before the next page is painted. */
function choose({ target: { value } }: ChangeEvent<HTMLInputElement>) {
  localStorage.theme = document.documentElement.dataset.theme = value
}

function check(input: HTMLInputElement | null) {
  if (input) input.checked = input.value === document.documentElement.dataset.theme
}

/** Chooses the theme; not shown without script (`theme-switch`). */
export const ThemeSwitch = () => (
  <fieldset aria-label="Tampilan" className="theme-switch">
    {Object.entries(themes).map(([value, words]) => (
      <label key={value}>
        <input type="radio" name="theme" value={value} ref={check} onChange={choose} className="sr-only" />
        {words}
      </label>
    ))}
  </fieldset>
)
