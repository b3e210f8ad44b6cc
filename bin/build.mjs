import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { compressFiles } from './compress.mjs'
import { Failure, formatElapsed, print } from './project.mjs'
import { run } from './run.mjs'

const stampFile = 'dist/.stamp'
/** Those of which there are words; see `src/wire/language.ts`. */
const languages = readdirSync('src/urls').flatMap((file) => /^language\.([a-z]+)\.ts$/.exec(file)?.[1] ?? [])
const results = [
  ...languages.map((language) => `dist/client/.vite/manifest.${language}.json`),
  'dist/server/server.js',
  stampFile,
]

/** True if `dist` was built from the current sources. */
export const isBuilt = () => results.every(existsSync) && readFileSync(stampFile, 'utf8') === stampOfSources()

/** Builds the browser's and the server's files in a temporary folder and replaces the old ones at the end. */
export async function build() {
  const begin = performance.now()
  print('Building …')
  const stamp = stampOfSources()
  removeUnfinished()
  const next = `dist/.next-${process.pid}`
  const runs = await Promise.all([
    ...languages.map((language) => vite({ BUILD_LANGUAGE: language }, '--outDir', `${next}/${language}`)),
    vite({}, '--outDir', `${next}/server`, '--ssr', 'src/server.ts'),
  ])
  const failures = runs.filter(({ code }) => code !== 0)
  if (failures.length > 0) {
    throw new Failure([...failures.map(({ output }) => output), 'The build failed, see above.'].join('\n'))
  }
  for (const language of languages) cpSync(`${next}/${language}`, `${next}/client`, { recursive: true })
  await compressFiles(`${next}/client`)
  replaceBy(next)
  writeFileSync(stampFile, stamp)
  print(`Built in ${formatElapsed(begin)}`)
}

/** Forces a build at the next start. */
export const forgetBuild = () => rmSync(stampFile, { force: true })

const vite = (env, ...args) =>
  run('vite', ['build', '--logLevel', 'error', ...args], { NODE_ENV: 'production', ...env })

function replaceBy(next) {
  forgetBuild()
  for (const part of ['client', 'server']) {
    rmSync(`dist/${part}`, { recursive: true, force: true })
    renameSync(join(next, part), `dist/${part}`)
  }
  rmSync(next, { recursive: true })
}

function removeUnfinished() {
  mkdirSync('dist', { recursive: true })
  const left = readdirSync('dist').filter((name) => name.startsWith('.next-'))
  for (const name of left) rmSync(join('dist', name), { recursive: true })
}

/** Files that define the build. */
const madeBy = [
  'vite.config.ts',
  'bin/build.mjs',
  'bin/common-parts.ts',
  'bin/compress.mjs',
  'bin/languages.ts',
]

function stampOfSources() {
  const hash = createHash('sha256')
  for (const file of [...sources(), ...madeBy, 'package.json', 'package-lock.json']) {
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  }
  return hash.digest('hex')
}

/** All files of `src` and of Vite's public folder, except tests. */
function sources() {
  const files = ['src', 'public'].filter(existsSync).flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath ?? entry.path, entry.name)),
  )
  return files.sort()
}
