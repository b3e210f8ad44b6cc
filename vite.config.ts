import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** Pages name what they preload themselves, so the function around each lazy import has nothing to do. */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre' as const,
  load: (id: string) =>
    id.includes('vite/preload-helper') ? 'export const __vitePreload = (load) => load()' : undefined,
}

export default defineConfig(({ isSsrBuild, mode }) => ({
  // React chooses its slow development build by this when the bundle runs, so it is settled here.
  define: isSsrBuild && mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [react(), tailwindcss(), plainImports],
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node24', emptyOutDir: true, copyPublicDir: false }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        // Pages name what they preload themselves; see platform/render.
        modulePreload: false,
        rolldownOptions: {
          input: 'src/browser.tsx',
          output: {
            codeSplitting: {
              groups: [
                // React changes less often than we do: browsers keep it through our releases.
                { name: 'react', test: /node_modules/ },
                // What most pages use compresses better as one file, and a weak network asks once for it.
                { name: 'parts', test: /src\//, minShareCount: 4 },
              ],
            },
          },
        },
      },
  ssr: { noExternal: true, external: ['pg', 'pg-boss', 'pino', 'nodemailer', 'sharp'] },
}))
