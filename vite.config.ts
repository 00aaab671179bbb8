import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { leanCharts } from './src/tools/vite/charts.ts'
import { leanForms } from './src/tools/vite/forms.ts'
import { leanGrid } from './src/tools/vite/grid.ts'
import { groups, namedGroups } from './src/tools/vite/groups.ts'
import { hints } from './src/tools/vite/hints.ts'
import { lateCode } from './src/tools/vite/late-code.ts'
import { leanManifests } from './src/tools/vite/manifests.ts'
import { leanRouter } from './src/tools/vite/router.ts'
import { leanTheme } from './src/tools/vite/theme.ts'
import { letters } from './src/tools/vite/letters.ts'
import { tenants } from './src/tools/vite/tenants.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:4300'
const compressed = { br: promisify(brotliCompress), gz: promisify(gzip) }

/** Puts a Brotli and a gzip form beside each script and style, for hosts to send in its place. */
function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    async writeBundle({ dir = 'dist' }, bundle) {
      const files = Object.keys(bundle).filter((file) => /\.(js|css)$/.test(file))
      await Promise.all(
        files.flatMap((file) =>
          Object.entries(compressed).map(async ([ending, compress]) => {
            await writeFile(join(dir, `${file}.${ending}`), await compress(await readFile(join(dir, file))))
          }),
        ),
      )
    },
  }
}

export default defineConfig({
  appType: 'spa',
  plugins: [
    react(),
    tenants(),
    letters(),
    leanCharts(),
    leanForms(),
    leanGrid(),
    leanRouter(),
    leanTheme(),
    leanManifests(),
    lateCode(),
    namedGroups(),
    hints(),
    precompress(),
  ],
  server: { proxy: { '/api-gateway': { target: gateway, changeOrigin: true, xfwd: true } } },
  // What later screens need is made ready at once, so that the first visit to them does not reload the page.
  optimizeDeps: { entries: ['index.html', 'src/{app,render,widgets}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  build: {
    outDir: 'dist',
    // A tab from before a deployment still asks for the files of its own build: they stay beside the new ones.
    emptyOutDir: false,
    sourcemap: false,
    // The policy of the page allows neither inline scripts nor data: pictures.
    assetsInlineLimit: 0,
    // The size of the first file is held to by a journey, counted as it is sent.
    chunkSizeWarningLimit: 700,
    // Parts of the PDF library that draw pages and foreign pictures; nothing here asks for them, and one makes code from text.
    rolldownOptions: {
      external: ['canvg', 'html2canvas', 'dompurify'],
      // Names of files stand in what each page loads, and nothing packs them: 32 bits of their content tell one from the next.
      output: { codeSplitting: { groups }, hashCharacters: 'hex' },
    },
  },
})
