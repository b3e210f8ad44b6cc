import { expect, test } from 'vitest'
import { freshApp } from './support/fresh-app.ts'

const { open } = await freshApp()

test.each(['/news', '/blog', '/download', '/participants'])(
  'on a site just installed the first page of %s leads to no other, the second back to it',
  async (path) => {
    const text = async (address: string) => (await open(address)).text()
    const first = await text(path)
    expect(first).toMatch(/Belum ada \S+ di sini/)
    expect(first).not.toContain('Ke halaman pertama')
    expect(await text(`${path}?page=2`)).toContain('Ke halaman pertama')
  },
)
