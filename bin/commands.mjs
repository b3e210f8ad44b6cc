import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { check } from './check.mjs'
import { findChromium } from './chromium.mjs'
import { prepare } from './prepare.mjs'
import { Failure, node, print, root, withEnvFile } from './project.mjs'
import { becomeHere, passOnSignals, runHere } from './run.mjs'

// Not imported: Node 20 imports JSON only since 20.10.
const serverProcess = JSON.parse(readFileSync(join(root, 'bin/server-process.json'), 'utf8'))

const commands = {
  start,
  build,
  dev,
  test,
  check: checkAll,
  bench,
  drill,
  drills,
  admin: ownCommand('admin'),
  backup: ownCommand('backup'),
  restore: ownCommand('restore'),
  import: ownCommand('import'),
  export: ownCommand('export'),
  panduan: takePictures,
  'db:reset': resetData,
  'db:types': writeTypes,
}

/** Runs the command named by the first argument and ends the process with its exit code. */
export async function main([name = '', ...args]) {
  process.chdir(root)
  passOnSignals()
  process.env.PATH = join(root, 'node_modules/.bin') + delimiter + (process.env.PATH ?? '')
  try {
    if (!Object.hasOwn(commands, name)) {
      throw new Failure(`Unknown command "${name}". There are: ${Object.keys(commands).join(', ')}`)
    }
    process.exit(await commands[name](args))
  } catch (error) {
    print(error instanceof Failure ? error.message : error.stack)
    process.exit(1)
  }
}

async function start() {
  await prepare({ build: true })
  return becomeHere(node, [...withEnvFile(), ...serverProcess.args], serverProcess.env)
}

/** Installs and builds without starting: for containers, and for a new version beside the running one. */
async function build() {
  await prepare({ build: true })
  return 0
}

async function dev() {
  await prepare()
  return runHere(node, ['bin/dev.mjs'])
}

async function checkAll() {
  await prepare()
  return check()
}

async function test() {
  await prepare()
  return check({ withBrowser: true })
}

async function bench(args) {
  await prepare({ build: true })
  return runHere(node, ['bench/run.ts', ...args], { CHROMIUM: await findChromium() })
}

async function drill([name, ...args]) {
  const names = drillNames()
  if (!names.includes(name)) {
    throw new Failure(`Name a drill: npm run drill <name>. There are: ${names.join(', ') || 'none yet'}`)
  }
  await prepare({ build: true })
  // React's production build, also where a drill runs the site's source in its own process.
  return runHere(
    node,
    [`test/drills/${name}.ts`, ...args],
    { NODE_ENV: 'production' },
    { endsWithParent: true },
  )
}

async function drills() {
  await prepare({ build: true })
  return runHere(
    node,
    ['test/drills/support/run-drills.ts'],
    { NODE_ENV: 'production' },
    { endsWithParent: true },
  )
}

/** A command of the site's own program. */
function ownCommand(name) {
  return async (args) => {
    await prepare({ build: true })
    return runHere(node, [...withEnvFile(), ...serverProcess.args, name, ...args], serverProcess.env)
  }
}

/** Takes the handbook's pictures anew from a demo of its own. */
async function takePictures(names) {
  await prepare({ build: true })
  return runHere(
    node,
    ['bin/handbook-pictures.mjs', ...names],
    { CHROMIUM: await findChromium() },
    { endsWithParent: true },
  )
}

async function resetData() {
  await prepare()
  return runHere(node, [...withEnvFile(), 'bin/reset.mjs'])
}

async function writeTypes() {
  await prepare()
  const code = await runHere('vitest', ['run', 'src/platform/database/tables.test.ts', '-u'])
  if (code === 0) print('src/platform/database/tables.ts agrees with the migrated database now.')
  return code
}

function drillNames() {
  if (!existsSync('test/drills')) return []
  const files = readdirSync('test/drills').map((file) => /^([^.]+)\.ts$/.exec(file)?.[1])
  return files.filter(Boolean)
}
