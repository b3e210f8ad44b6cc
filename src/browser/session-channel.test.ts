import { expect, test } from 'vitest'
import { onReturnFromPageCache, watchIdentity } from './session-channel.ts'

test('the session is checked again only for a page that comes from the back/forward cache', () => {
  const window = new EventTarget()
  let checks = 0
  onReturnFromPageCache(window, () => {
    checks += 1
  })
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(checks).toBe(0)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(checks).toBe(1)
})

test('the lists are cleared on login, role change and logout, and at no other time', () => {
  let cleared = 0
  const see = watchIdentity({ clear: () => void cleared++ })
  const clearedAfter = (identity: string | null) => {
    see(identity)
    return cleared
  }
  const visit = [null, null, '7:member', '7:member', '7:moderator', null, null]
  expect(visit.map(clearedAfter)).toEqual([0, 0, 1, 1, 2, 3, 3])
})
