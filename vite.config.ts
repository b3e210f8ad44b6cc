import { fileURLToPath } from 'node:url'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { commonParts } from './bin/common-parts.ts'
import { byLanguage, inEach, onlyIn } from './bin/languages.ts'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const entry = file('src/browser.tsx')

/**
 * Pages name the scripts they preload themselves, so all that is left of Vite's function around a lazy import is to
 * wait for the styles of what it brings.
 */
const lazyStyles = {
  name: 'lazy-styles',
  enforce: 'pre' as const,
  load: (id: string) => (id.includes('vite/preload-helper') ? waitForStyles : undefined),
}
const waitForStyles = `
const add = (file) => new Promise((done) => {
  const href = '/' + file
  if (document.querySelector('link[href="' + href + '"]')) return done()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: done, onerror: done })
  document.head.append(link)
})
export const __vitePreload = (load, styles) => styles?.length ? Promise.all(styles.map(add)).then(load) : load()`

/** What the router is never asked for here, and what it would tell developers, settled so that the code falls away. */
const neverAsked: Record<string, Record<string, string>> = {
  'router/router.js': {
    'init.instrumentations': 'undefined',
    'init.dataStrategy': 'undefined',
    'future.unstable_customRouteDiscovery': 'false',
    'future.unstable_routePatternMatching': 'false',
    'warning(': 'false && warning(',
  },
  'dom/lib.js': {
    'usePrefetchBehavior(prefetch, rest)': '[]',
    'mergeRefs(forwardedRef, prefetchRef)': 'forwardedRef',
    'shouldPrefetch && !isAbsolute': 'false',
    '!isAbsolute && discover === "render"': 'false',
    'React$1.useContext(FrameworkContext)': 'undefined',
    '!remixContext || !getKey': 'true',
    '!remixContext || remixContext.isSpaMode': 'true',
    'routerNavigation != null && useViewTransitionState(path) && viewTransition === true': 'false',
  },
  'components.js': {
    'React$1.useContext(FrameworkContext)?.routeDiscoveryRuntime': 'undefined',
    '!viewTransitionOpts || !isViewTransitionAvailable': 'true',
    'renderDfd && pendingState && router.window': 'false',
    'vtContext.isTransitioning && !vtContext.flushSync': 'false',
    'warnOnce(': 'false && warnOnce(',
  },
}
const plainRouter = {
  name: 'plain-router',
  transform(code: string, id: string) {
    const settled = neverAsked[id.split('/react-router/dist/production/lib/')[1] ?? '']
    if (!settled) return undefined
    const plain = Object.entries(settled).reduce((text, [asked, is]) => text.replaceAll(asked, is), code)
    return { code: plain, map: null }
  },
}

/** Our own words stand in every answer: what zod says in fifty languages would only fill the server's memory. */
const wordlessZod = {
  name: 'wordless-zod',
  load: (id: string) => (id.endsWith('/zod/v4/locales/index.js') ? 'export {}' : undefined),
}

/**
 * Node holds the text of what it runs in memory, two bytes a letter as soon as one is not Latin-1. Names stay, for the
 * lines of a fault.
 */
const leanServer = {
  name: 'lean-server',
  apply: (_: object, { isSsrBuild }: { isSsrBuild?: boolean }) => isSsrBuild === true,
  generateBundle(_: object, files: Record<string, { code?: string }>) {
    for (const file of Object.values(files))
      if (file.code) file.code = file.code.replace(/[^\0-\x7f]/g, escapeOf)
  },
}
const escapeOf = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

const root = file('.')
const language = process.env.BUILD_LANGUAGE ?? 'id'

export default defineConfig(({ isSsrBuild, mode }) => ({
  // React chooses its slow development build by this when the bundle runs, so it is settled here.
  define: isSsrBuild && mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [
    inEach(root),
    isSsrBuild ? byLanguage(root) : onlyIn(language),
    react(),
    tailwindcss(),
    lazyStyles,
    plainRouter,
    wordlessZod,
    leanServer,
  ],
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        target: 'node24',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: { output: { minify: { compress: false, mangle: false, codegen: true } } },
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: `.vite/manifest.${language}.json`,
        assetsInlineLimit: 0,
        // Pages name what they preload themselves; see platform/render.
        modulePreload: false,
        rolldownOptions: {
          // Words are constants: in their places they cost no name.
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          input: [entry, file('src/browser/begin.ts'), file('src/ui/plain.css')],
          output: {
            // Pages that know of no build name it.
            assetFileNames: ({ names }) =>
              names.includes('plain.css') ? 'plain.css' : 'assets/[name]-[hash][extname]',
            codeSplitting: {
              groups: [
                // React changes less often than we do: browsers keep it through our releases.
                {
                  name: 'react',
                  test: /node_modules\/(?:react|react-dom|react-router|scheduler|cookie|set-cookie-parser)\//,
                },
                { name: commonParts(entry), test: /src\// },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true, external: ['pg', 'pg-boss', 'pino', 'nodemailer', 'sharp', '@aws-sdk/client-s3'] },
}))
