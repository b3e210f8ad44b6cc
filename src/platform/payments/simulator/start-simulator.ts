import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { listen } from '../../http/listen.ts'
import { createSimulator, type SimulatorOptions } from './simulator.ts'

const SWEEP_MS = 1_000

export type RunningSimulator = {
  /** `http://127.0.0.1:port` */
  origin: string
  stop(): Promise<void>
}

/**
 * Starts the simulator on a port reachable from this machine alone.
 * @param options.publicBase prefix of the addresses for browsers; null: the simulator's own
 * @throws ListenError
 */
export async function startSimulator(
  options: Omit<SimulatorOptions, 'publicBase' | 'deliver'> & {
    port: number
    publicBase: string | null
    deliver?: SimulatorOptions['deliver']
    /** True if payments expire automatically. */
    isSweeping?: boolean
  },
): Promise<RunningSimulator> {
  let origin = ''
  const simulator = createSimulator({
    ...options,
    publicBase: () => options.publicBase ?? origin,
    deliver: options.deliver ?? ((request) => fetch(request)),
  })
  const server = createServer(getRequestListener(simulator.fetch))
  const port = await listen(server, { host: '127.0.0.1', port: options.port })
  origin = `http://127.0.0.1:${port}`
  const timer = options.isSweeping ? setInterval(() => simulator.expireDue(), SWEEP_MS) : undefined
  timer?.unref()
  return {
    origin,
    async stop() {
      clearInterval(timer)
      simulator.stop()
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
    },
  }
}
