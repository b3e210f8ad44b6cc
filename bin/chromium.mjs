import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Failure, isWindows, node, print } from './project.mjs'
import { run } from './run.mjs'

// Headless Chromium: the tests take half as long in it.
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
const apt = ['install', '-y', '--no-install-recommends']
const playwright = 'node_modules/playwright-core/cli.js'

/**
 * Path of a working Chromium: the one of CHROMIUM, an installed one, or one installed now.
 * @throws Failure with the command to type when there is none to be had
 */
export async function findChromium() {
  const named = process.env.CHROMIUM
  if (named && !(await works(named)))
    throw new Failure(`CHROMIUM=${named}: this is not a browser that can be run`)
  const found =
    named || (await shellOfDebian()) || (await firstWorking(await knownPlaces())) || (await installed())
  if (found) return found
  throw new Failure(
    'The browser tests need Chromium and it could not be installed. Type: ' +
      'npx playwright-core install --with-deps chromium (or set CHROMIUM to the program of a Chrome or Chromium)',
  )
}

const mayInstall = () => process.getuid?.() === 0 && isDebian()

/** Path of the shell, installed if missing and permitted; nothing elsewhere, or where Debian has none. */
async function shellOfDebian() {
  const find = () => firstWorking(placesOf([shell]))
  return (await find()) || (mayInstall() && (await aptInstall(shell)) && (await find()))
}

async function aptInstall(name) {
  print(`Installing ${name} with apt-get …`)
  await run('apt-get', ['update'])
  const { code, output } = await run('apt-get', [...apt, name], { DEBIAN_FRONTEND: 'noninteractive' })
  if (code !== 0) print(output)
  return code === 0
}

async function installed() {
  if (mayInstall() && (await aptInstall('chromium'))) {
    const found = await firstWorking(placesOf(names))
    if (found) return found
  }
  print('Installing Chromium with playwright-core …')
  const { code, output } = await run(node, [playwright, 'install', 'chromium'])
  if (code !== 0) print(output)
  return firstWorking(await knownPlaces())
}

function placesOf(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.flatMap((folder) => programs.map((name) => join(folder, name)))
}

async function knownPlaces() {
  return [
    ...placesOf(names),
    ...['Google Chrome', 'Chromium'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`),
    ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].map((folder) =>
      join(folder ?? '', 'Google/Chrome/Application/chrome.exe'),
    ),
    await placeOfPlaywright(),
  ]
}

async function placeOfPlaywright() {
  const script = 'console.log(require("playwright-core").chromium.executablePath())'
  return (await run(node, ['-e', script])).output.trim()
}

async function firstWorking(places) {
  for (const place of places) if (await works(place)) return place
  return undefined
}

/** Runs the program, since Ubuntu's `chromium-browser` may be a stub without a browser. */
async function works(program) {
  if (!existsSync(program)) return false
  // On Windows Chrome opens a window instead of printing its version.
  return isWindows || (await run(program, ['--version'])).code === 0
}

function isDebian() {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
