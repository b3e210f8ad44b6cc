import { type Call, createClient } from '#src/wire/client.ts'

/** The client of `/v1` for what a page does between its loaders and actions. In the browser only. */
export const pageClient = (): Call =>
  createClient({ base: '/v1', apiKey: keyOfPage(), fetch: window.fetch.bind(window) })

/** The key that names this client stands in the page's state. */
const keyOfPage = () =>
  (JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { apiKey?: string }).apiKey ?? ''
