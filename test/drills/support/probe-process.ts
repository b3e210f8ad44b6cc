import { startProbe, statusOf } from './probe.ts'

// A process of its own: what the drill is busy with does not make an answer look late.
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
