import { expect, test } from 'vitest'
import { allKinds } from '#src/kinds.ts'
import { freshApp } from './support/fresh-app.ts'

const { open } = await freshApp()

test.each(allKinds.flatMap(({ section }) => section?.to ?? []))(
  'on a site just installed the first page of %s leads to no other, the second back to it',
  async (path) => {
    const text = async (address: string) => (await open(address)).text()
    const first = await text(path)
    expect(first).toMatch(/Belum ada/)
    expect(first).not.toContain('Ke halaman pertama')
    expect(await text(`${path}?page=2`)).toContain('Ke halaman pertama')
  },
)
