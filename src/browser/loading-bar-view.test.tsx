import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { LoadingBar } from './loading-bar-view.tsx'

test('server HTML has no loading bar', () => {
  const element = <LoadingBar failed={true} />
  expect(renderToString(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />)).toBe('')
})
