import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { Site, Visitor } from '../site.ts'
import { mainMenu } from './menu.ts'
import { PublicLayout } from './public-layout.tsx'

const site: Site = {
  name: 'Jaringan Contoh',
  shortName: 'JC',
  about: '',
  vision: 'Adil.',
  mission: '',
  address: 'Jl. Contoh 1',
  phone: '+62 21 5550 1420',
  email: 'halo@contoh.example',
  whatsapp: '0812-0000-1420',
  social: { x: '', instagram: 'https://instagram.example/jc', facebook: '', youtube: '' },
  aboutMenu: null,
}
const member: Visitor = {
  id: 1,
  name: 'Maria Tefa',
  photo: null,
  role: 'member',
  isPic: false,
  isModerator: false,
  editsRegions: [],
  deletionDueAt: null,
  consentsDue: [],
}

const markup = (visitor: Visitor | null, path = '/news', where: Partial<Site> = {}) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <PublicLayout site={{ ...site, ...where }} visitor={visitor}>
        isi halaman
      </PublicLayout>
    </MemoryRouter>,
  )

test('a guest is offered Register and Login, a member the Dashboard', () => {
  expect(markup(null)).toMatch(/href="\/register"[\s\S]*href="\/login"/)
  expect(markup(null)).not.toContain('Dashboard')
  expect(markup(member)).toContain('Dashboard')
  expect(markup(member)).not.toContain('href="/login"')
})

test('the markup has no inline style or script, which the content policy would block', () => {
  expect(markup(member)).not.toMatch(/<[^>]* style=|<script|<style/)
})

test('the current page is marked in the menu, and About Us on the pages below it', () => {
  expect(markup(null)).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/news"/)
  expect(markup(null, '/about/sejarah')).toMatch(/<button[^>]*aria-current="true"[^>]*>About Us/)
})

test('a setting that is empty leaves no link behind', () => {
  expect(markup(null)).toContain('aria-label="Instagram"')
  expect(markup(null)).not.toContain('aria-label="YouTube"')
  expect(markup(null, '/', { whatsapp: '' })).not.toContain('wa.me')
  expect(markup(null, '/', { phone: '' })).not.toContain('tel:')
})

test('a local WhatsApp number becomes an international one', () => {
  expect(markup(null)).toContain('https://wa.me/6281200001420')
})

test('the main menu: what the bar has no room for is folded, and another site’s link is marked', () => {
  const shop = { to: 'https://toko.example/buku', label: 'Toko buku jaringan kita' }
  const html = markup(null, '/news', { mainMenu: [...mainMenu, shop] })
  const bar = html.match(/<nav aria-label="Menu utama" class="flex[\s\S]*?<\/nav>/)![0]
  expect(bar).toMatch(
    />Blog<\/a>[\s\S]*>Lainnya<svg[\s\S]*id="menu-lainnya"[\s\S]*href="https:\/\/toko\.example\/buku"/,
  )
  expect(html.match(/Toko buku jaringan kita<svg[\s\S]*?\(situs lain\)/g)).toHaveLength(2)
  expect(markup(null)).not.toContain('Lainnya')
})

test('the main menu: without pages About Us is not in it', () => {
  expect(markup(null, '/news', { aboutMenu: [] })).not.toContain('About Us')
})

test('every page leads to the regions and to the secretariat, and no news page is marked as a profile', () => {
  const html = markup(null, '/news/satu-kabar', { mainMenu: [{ to: '/news', label: 'News' }] })
  const footer = html.slice(html.indexOf('<footer'), html.indexOf('</footer>'))
  for (const path of ['/region', '/kontak']) expect(footer).toContain(`href="${path}"`)
  const bar = (at: string) => {
    const whole = markup(null, at)
    return whole.slice(whole.indexOf('Navigasi bawah'))
  }
  expect(bar('/news/satu-kabar')).not.toContain('aria-current')
  expect(bar('/region/maluku')).toMatch(/aria-current="page"[^>]*href="\/region"/)
})
