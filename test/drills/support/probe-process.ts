import { startProbe, statusOf } from './probe.ts'

// Runs in a separate process, so that the drill's own work does not delay the measured answers.
const { urls, headers, everyMs } = JSON.parse(process.argv[2]!) as {
  urls: string[]
  headers: Record<string, string>
  everyMs: number
}
let asked = 0
const probe = startProbe(everyMs, () => statusOf(urls[asked++ % urls.length]!, headers))
process.once('message', async () => {
  process.send!((await probe.finish()).map(({ ms }) => ms))
  process.disconnect()
})
process.send!('probing')
