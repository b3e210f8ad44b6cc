import { LANGUAGE } from '#src/urls/language.id.ts'
import { type Call, createClient } from '#src/wire/client.ts'

/** The client of `/v1` for calls of a page outside of its loaders and actions. In the browser only. */
export const pageClient = (): Call =>
  createClient({ base: '/v1', apiKey: keyOfPage(), language: LANGUAGE, fetch: window.fetch.bind(window) })

/** API key of this client, from the page's state. */
const keyOfPage = () =>
  (JSON.parse(document.getElementById('state')?.textContent ?? '{}') as { apiKey?: string }).apiKey ?? ''
