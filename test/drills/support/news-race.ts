import type { Drill } from './drill.ts'
import { API_KEY } from './site.ts'
import type { TwoNodes } from './two-nodes.ts'

type Called = { code: number; data: { id: number; version: number; status: string } }

/** Calls `/v1` with a session. */
export async function callWith(
  base: string,
  token: string,
  method: string,
  path: string,
  body: object,
): Promise<Called> {
  const headers = {
    'x-api-key': API_KEY,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
  }
  const answer = await fetch(`${base}/v1${path}`, { method, headers, body: JSON.stringify(body) })
  return (await answer.json()) as Called
}

/** A moderator publishes at one node an item that the secretariat returns at the other: one of them wins. */
export async function publishAgainstReturn({ run, nodes, logIn }: TwoNodes & { run: Drill }, rounds: number) {
  const [author, moderator, staff] = [await logIn('anggota'), await logIn('moderator'), await logIn('staf')]
  const [one, two] = nodes.map(({ base }) => base) as [string, string]
  let odd = 0
  for (let round = 0; round < rounds; round += 1) {
    const written = await callWith(one, author, 'POST', '/news', {
      title: `Kabar rebutan nomor ${round}`,
      content: '<p>Isi kabar.</p>',
      excerpt: 'Ringkas.',
      category_id: 1,
      status: 'review',
    })
    const { id, version } = written.data
    const answers = await Promise.all([
      callWith(one, moderator, 'PATCH', `/news/${id}`, { version, status: 'published' }),
      callWith(two, staff, 'PATCH', `/news/${id}`, {
        version,
        status: 'revision',
        comment: 'Lengkapi dulu.',
      }),
    ])
    const codes = answers.map(({ code }) => code).sort()
    if (codes[0] === 200 && codes[1] === 409) continue
    odd += 1
    run.say(`       written ${written.code}, then ${codes}`)
  }
  run.figure(`publish against return, ${rounds} rounds: not one winner and one 409`, odd, { atMost: 0 })
}
