import { createElement as h, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { serve } from './serve.ts'

// A tree that never changes with the site: a heading, a menu, thirty cards of text, some 800 elements, 40 KB. What a page
// of the site costs in units of it shows what the site's own tree costs, which a ceiling with that tree would hide.
const MENU = 24
const CARDS = 30
const LINES = 8
const WORDS = 'Lembaga pelayanan di sebelas region menanam, mengajar dan merawat air bersama tetangganya.'

const Entry = ({ to, label }: { to: string; label: string }) =>
  h('li', { className: 'entry' }, h('a', { href: to, className: 'link' }, h('span', null, label)))

function Card({ nth }: { nth: number }): ReactElement {
  const lines = Array.from({ length: LINES }, (_, line) =>
    h('p', { key: line, className: 'line' }, h('strong', null, `${nth}.${line} `), WORDS),
  )
  return h(
    'article',
    { className: 'card', id: `card-${nth}` },
    h('img', { src: `/cloth/${nth}.svg`, alt: '', width: 320, height: 180, loading: 'lazy' }),
    h('h2', null, h('a', { href: `/item/${nth}` }, `${WORDS.slice(0, 40)} ${nth}`)),
    lines,
    h('footer', null, h('time', { dateTime: '2026-11-25' }, '25 November 2026'), h('span', null, 'Penulis')),
  )
}

function Page() {
  const menu = Array.from({ length: MENU }, (_, nth) =>
    h(Entry, { key: nth, to: `/menu/${nth}`, label: `Menu ${nth}` }),
  )
  const cards = Array.from({ length: CARDS }, (_, nth) => h(Card, { key: nth, nth }))
  return h('body', null, h('nav', null, h('ul', null, menu)), h('main', null, h('h1', null, 'Berita'), cards))
}

serve((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(renderToString(h(Page)))
})
