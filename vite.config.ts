import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig(({ isSsrBuild, mode }) => ({
  // React chooses its slow development build by this when the bundle runs, so it is settled here.
  define: isSsrBuild && mode === 'production' ? { 'process.env.NODE_ENV': '"production"' } : {},
  plugins: [react(), tailwindcss()],
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
          // React changes less often than we do: browsers keep it through our releases.
          output: { codeSplitting: { groups: [{ name: 'react', test: /node_modules/ }] } },
        },
      },
  ssr: { noExternal: true, external: ['pg', 'pg-boss', 'pino', 'nodemailer'] },
}))
