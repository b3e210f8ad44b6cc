import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { build } from 'vite'
import { forgetBuild } from './build.mjs'
import { node, print, withEnvFile } from './project.mjs'
import serverProcess from './server-process.json' with { type: 'json' }

const mark = 'build.txt'

// Polls the build's id once a second; a new one means that a new server is up.
const reload = `
let known
setInterval(async () => {
  const answer = await fetch('/${mark}', { cache: 'no-store' }).catch(() => null)
  if (!answer?.ok) return
  const now = await answer.text()
  if (known && known !== now) location.reload()
  known = now
}, 1000)
`

const reloadWhenNew = {
  name: 'reload-when-new',
  transform: (code, id) => (id.endsWith('/src/browser.tsx') ? code + reload : null),
}

const states = { browser: 'building', server: 'building' }
let child = null
let isEnding = false

forgetBuild()
for (const part of ['client', 'server']) rmSync(`dist/${part}`, { recursive: true, force: true })
process.env.NODE_ENV ??= 'development'
await watch('browser', { outDir: 'dist/client' }, [reloadWhenNew])
await watch('server', { outDir: 'dist/server', ssr: 'src/server.ts' }, [])
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end)

async function watch(name, output, plugins) {
  const options = { ...output, emptyOutDir: false, minify: false, sourcemap: true, watch: {} }
  const watcher = await build({ mode: 'development', logLevel: 'error', build: options, plugins })
  watcher.on('event', ({ code }) => {
    if (code === 'START') states[name] = 'building'
    if (code === 'ERROR') {
      states[name] = 'broken'
      print(`The ${name}'s files cannot be built, see above; the site stays as it was.`)
    }
    if (code === 'END' && states[name] === 'building') states[name] = 'built'
    if (code === 'END' && Object.values(states).every((state) => state === 'built')) restart()
  })
}

/** Stops the running server, if any; the next one starts when it has ended. */
function restart() {
  if (child) child.kill('SIGTERM')
  else begin()
}

function begin() {
  writeFileSync(`dist/client/${mark}`, String(Date.now()))
  child = spawn(node, ['--enable-source-maps', ...withEnvFile(), ...serverProcess.args], {
    env: { ...process.env, ...serverProcess.env },
    stdio: 'inherit',
  })
  child.on('close', (code) => {
    const wasAsked = child.killed
    child = null
    if (isEnding) process.exit(code ?? 0)
    if (wasAsked) begin()
    else print('The server ended; it starts again after the next change.')
  })
}

function end() {
  if (isEnding) return
  isEnding = true
  if (child) child.kill('SIGTERM')
  else process.exit(0)
}
