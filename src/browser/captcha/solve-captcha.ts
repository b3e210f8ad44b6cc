import type { CaptchaAct, ReadChallenge } from '#src/wire/captcha.ts'
import { pageClient } from '../page-client.ts'
import type { Solved } from './guard-form.ts'

/**
 * Solves a captcha for one submission of a form. Our own captcha works in a worker; another service shows its widget in
 * `box`, and the visitor may have to act there.
 * @throws Error when there is no answer or this browser cannot solve it
 */
export async function solveCaptcha(act: CaptchaAct, box: HTMLElement): Promise<Solved> {
  const answer = await pageClient()<ReadChallenge>('GET /captcha/{act}', { params: { act } })
  if (!answer.success) throw new Error(`no captcha: ${answer.code}`)
  const challenge = answer.data
  if (challenge.provider === 'altcha')
    return { value: await work(challenge.puzzle), goodForMs: challenge.seconds * 1_000 }
  const { runCaptchaWidget } = await import('./run-captcha-widget.ts')
  return runCaptchaWidget(challenge, act, box)
}

function work(puzzle: object): Promise<string> {
  const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<string>((resolve, reject) => {
    worker.onerror = () => reject(new Error('the captcha worker failed'))
    worker.onmessage = ({ data: solution }) =>
      solution
        ? resolve(btoa(JSON.stringify({ challenge: puzzle, solution })))
        : reject(new Error('the captcha was not solved'))
    worker.postMessage(puzzle)
  }).finally(() => worker.terminate())
}
