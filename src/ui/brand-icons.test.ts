import { readFileSync } from 'node:fs'
import { siFacebook, siInstagram, siWhatsapp, siX, siYoutube } from 'simple-icons'
import { expect, test } from 'vitest'

const icons = {
  x: siX,
  instagram: siInstagram,
  facebook: siFacebook,
  youtube: siYoutube,
  whatsapp: siWhatsapp,
}

test.each(Object.entries(icons))('the sprite draws %s as simple-icons does', (id, icon) => {
  const sprite = readFileSync(new URL('./brands.svg', import.meta.url), 'utf8')
  expect(sprite).toContain(`<symbol id="${id}" viewBox="0 0 24 24"><path d="${icon.path}"/></symbol>`)
})
