import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeUser } from '#src/features/accounts/factory.ts'
import { paths } from '#src/urls/paths.ts'
import { freshApp } from '#test/support/fresh-app.ts'
import { gather } from '#test/support/gather.ts'
import { type ExportedItem, writeExport } from '#test/support/wordpress-export.ts'
import { runImport } from '../run-import.ts'
import { sources } from '../sources.ts'

const site = await freshApp()
const by = { id: (await makeUser(site.db, { role: 'admin' })).id, role: 'admin' } as const
const SECRET = 'Hanya untuk pengurus.'

async function run(items: ExportedItem[]) {
  const file = join(site.folder, `visibility-${items[0]!.id}.xml`)
  await writeExport(file, items)
  const parts = { ...site, by, now: site.time.now, options: {} }
  const source = await sources.wordpress!.open(file, parts)
  return gather(runImport(source.name, source.rows, { ...parts, isDry: false }))
}

const element = (name: string, text: string) => `<wp:${name}>${text}</wp:${name}>`

const closed: [what: string, item: Partial<ExportedItem>, told: string][] = [
  ['a password', { more: element('post_password', 'rahasia') }, 'protected by a password'],
  ['the password 0', { more: element('post_password', '0') }, 'protected by a password'],
  ['the status private', { status: 'private' }, 'status there is private'],
  ['the status future', { status: 'future' }, 'status there is future'],
  ['the status pending', { status: 'pending' }, 'a draft: its status there is pending'],
  ['a status of a plugin', { status: 'members-only' }, 'status there is members-only'],
  ['no status', { status: '' }, 'status there is missing'],
  ['a day to come', { date: '2999-01-01 00:00:00' }, 'was to appear on 2999-01-01'],
  ['a role of Members', { meta: { _members_access_role: 'editor' } }, '_members_access_role'],
  [
    'a plan',
    { meta: { _wc_memberships_force_public: 'no', _restrict_content: '["gold"]' } },
    '_restrict_content',
  ],
  ['a field that nobody knows', { meta: { xy_terbatas_untuk: 'pengurus' } }, 'xy_terbatas_untuk'],
  ['a day and a plan', { meta: { _restricted_until_date: '2030-01-01' } }, '_restricted_until_date'],
  ['a wish not to be found', { meta: { '_yoast_wpseo_meta-robots-noindex': '1' } }, 'noindex'],
  ['robots', { meta: { rank_math_robots: 'a:1:{i:0;s:7:"noindex";}' } }, 'rank_math_robots'],
  [
    'paying subscribers',
    { meta: { _jetpack_newsletter_access: 'subscribers' } },
    '_jetpack_newsletter_access',
  ],
  ['an element that nobody knows', { more: element('post_visibility', 'members') }, 'wp:post_visibility'],
  [
    'a list of a plugin',
    { more: '<category domain="membership_plan" nicename="g">Emas</category>' },
    'membership_plan',
  ],
  ['a short code around', { content: `Awal [members_only]${SECRET}[/members_only]` }, '[members_only]'],
  ['a short code with settings', { content: `[restrict paid="true"]${SECRET}[/restrict]` }, '[restrict]'],
  [
    'a short code in our words',
    { content: `[khusus_anggota]${SECRET}[/khusus_anggota]` },
    '[khusus_anggota]',
  ],
  ['one word around', { content: `[anggota]${SECRET}[/anggota]` }, '[anggota]'],
  ['a short code that nothing ends', { content: `Awal [wlm_private] ${SECRET}` }, '[wlm_private]'],
  ['settings of a short code', { content: `[tampil role="pengurus"]${SECRET}[/tampil]` }, '[tampil]'],
  ['a condition of a short code', { content: `[if user="logged_in"]${SECRET}[/if]` }, '[if]'],
  [
    'a block',
    { content: `<!-- wp:acme/members-only --><p>${SECRET}</p><!-- /wp:acme/members-only -->` },
    'acme/members-only',
  ],
  [
    'a setting of a block',
    {
      content: `<!-- wp:paragraph {"blockVisibility":{"hideBlock":true}} --><p>${SECRET}</p><!-- /wp:paragraph -->`,
    },
    'blockVisibility',
  ],
]

test.each(closed.map((row, n) => [...row, n] as const))(
  'import wordpress: a text with %s is a draft, and the report says why',
  async (_, item, told, n) => {
    for (const type of ['post', 'page']) {
      const id = (type === 'post' ? 100 : 200) + n
      const [line] = await run([{ id, type, content: SECRET, ...item }])
      expect(line).toMatchObject({ outcome: 'new', detail: expect.stringContaining(told) })
      expect(line!.detail).toMatch(/^(?:became )?a draft: /)
      const address = type === 'post' ? paths.newsItem : paths.about
      expect((await site.open(address(`kabar-lama-${id}`))).status).toBe(404)
      expect((await site.open(`/?p=${id}`)).status).toBe(200)
    }
    expect(JSON.stringify(await site.get('/v1/news?limit=100'))).not.toContain('pengurus')
  },
)

const open: [what: string, item: Partial<ExportedItem>][] = [
  ['an empty password', { more: '<wp:post_password></wp:post_password>' }],
  [
    'fields that open it',
    {
      meta: {
        _jetpack_newsletter_access: 'everybody',
        _members_access: '',
        '_yoast_wpseo_meta-robots-noindex': '2',
      },
    },
  ],
  [
    'fields about other things',
    { meta: { _edit_last: '1', _wp_page_template: 'default', rank_math_robots: 'a:1:{i:0;s:5:"index";}' } },
  ],
  ['settings of a short code about looks', { content: '[vc_column offset="vc_hidden-xs"]Teks[/vc_column]' }],
  ['words in brackets', { content: 'Kata [anggota] dan [rahasia umum] tetap.' }],
]

test.each(open.map((row, n) => [...row, n] as const))(
  'import wordpress: a text with %s is for everybody',
  async (_, item, n) => {
    const [line] = await run([{ id: 300 + n, ...item }])
    expect(line!.outcome).toBe('new')
    expect(line!.detail).not.toContain('draft')
    expect((await site.open(`/news/kabar-lama-${300 + n}`)).status).toBe(200)
  },
)
