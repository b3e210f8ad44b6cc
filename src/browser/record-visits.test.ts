import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { recordVisits } from './record-visits.ts'

type Listener = Parameters<Parameters<typeof recordVisits>[0]['subscribe']>[0]

function makeRouter(pathname: string) {
  const listeners = new Set<Listener>()
  const router = {
    state: { location: { pathname }, navigation: { state: 'idle' }, errors: null },
    subscribe: (listener: Listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const go = (given: { to?: string; state?: string; errors?: object | null }) => {
    const { to = router.state.location.pathname, state = 'idle', errors = null } = given
    router.state = { location: { pathname: to }, navigation: { state }, errors: errors as null }
    for (const listener of listeners) listener({} as never, {} as never)
  }
  return { router: router as unknown as Parameters<typeof recordVisits>[0], go }
}

const page = { title: '' }
let answer = true
const sent: string[] = []
const send = async ({ path, title }: { path: string; title: string }) => {
  sent.push(`${path} ${title}`)
  return answer
}
const stay = () => vi.advanceTimersByTimeAsync(2_000)

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  answer = true
  page.title = 'Berita – Situs'
})
afterEach(() => void vi.useRealTimers())

test('each page that somebody stays at is told once, with its own title', async () => {
  const { router, go } = makeRouter('/news')
  recordVisits(router, page, send)
  await stay()
  go({})
  go({ to: '/events', state: 'loading' })
  page.title = 'Temu – Region – Situs'
  go({ to: '/events' })
  await stay()
  expect(sent).toEqual(['/news Berita', '/events Temu – Region'])
})

test('a page passed through, one that failed and the own rooms are not told', async () => {
  const { router, go } = makeRouter('/news')
  recordVisits(router, page, send)
  go({ to: '/member' })
  await stay()
  go({ to: '/blog', errors: {} })
  await stay()
  go({ to: '/member/visits' })
  await stay()
  expect(sent).toEqual([])
})

test('recordVisits: false as an answer ends the recording', async () => {
  answer = false
  const { router, go } = makeRouter('/news')
  recordVisits(router, page, send)
  await stay()
  go({ to: '/events' })
  await stay()
  expect(sent).toEqual(['/news Berita'])
})
