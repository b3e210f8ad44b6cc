import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { withMedia } from './find-media.ts'
import { createOrigin } from './origin.ts'

const asked: string[] = []

async function serve() {
  const server = createServer(({ url }, answer) => {
    asked.push(url!)
    if (url === '/ada.jpg') answer.end('ada')
    else answer.writeHead(404).end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as { port: number }).port}`
}

const [site, files] = await Promise.all([serve(), serve()])
const fileHost = new URL(files).host
const read = (origin: ReturnType<typeof createOrigin>, address: string, most = 1_000) =>
  withMedia({ origin, folder: null }, origin.resolve(address)!, most, async (path) =>
    readFileSync(path, 'utf8'),
  )

test('withMedia: files of the site, and of hosts that its own attachments name, are fetched', async () => {
  const origin = createOrigin(site, [fileHost])
  expect(await read(origin, `${site}/ada.jpg`)).toBe('ada')
  expect(await read(origin, `${files}/ada-300x200.jpg`)).toBe('ada')
  await expect(read(origin, `${files}/ada.jpg`, 2)).rejects.toThrow('is too large')
  await expect(read(origin, `${files}/tiada.jpg`)).rejects.toThrow('answers 404')
  await expect(read(createOrigin(site), `${files}/ada.jpg`)).rejects.toThrow('is of another site')
})

test('withMedia: a public site’s export leads nobody into the network behind us', async () => {
  const origin = createOrigin('https://lama.contoh.example', [
    fileHost,
    '169.254.169.254',
    '[::1]:80',
    'localhost',
  ])
  asked.length = 0
  for (const address of [
    `${files}/ada.jpg`,
    'http://169.254.169.254/a.jpg',
    'http://[::1]/a.jpg',
    'http://localhost/a.jpg',
  ])
    await expect(read(origin, address), address).rejects.toThrow(/is not on the internet|is of another site/)
  expect(asked).toEqual([])
})

test('createOrigin: http, https, www. and WordPress.com’s copies are one site, subfolders are not another’s', () => {
  const origin = createOrigin('http://www.lama.contoh.example/blog/')
  expect(origin.name).toBe('lama.contoh.example/blog')
  const own = (address: string) => origin.isOwn(origin.resolve(address)!)
  for (const address of ['https://lama.contoh.example/blog/a', '//LAMA.contoh.example/blog', '/blog/b', 'c'])
    expect(own(address), address).toBe(true)
  for (const address of [
    'https://lama.contoh.example/lain',
    'https://lama.contoh.example.lain/blog/a',
    '/blogger',
  ])
    expect(own(address), address).toBe(false)
  expect(origin.resolve('https://i0.wp.com/lama.contoh.example/blog/a.jpg?w=300')?.href).toBe(
    'http://www.lama.contoh.example/blog/a.jpg',
  )
  expect(
    createOrigin('https://lama.contoh.example').resolve('http://lama.contoh.example//lain.example/a')?.host,
  ).toBe('lama.contoh.example')
  expect(origin.resolve('javascript:alert(1)')).toBeNull()
})
