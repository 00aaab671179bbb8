import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { tenants } from './src/tools/vite-tenants.ts'

const gateway = process.env.GATEWAY_URL ?? 'http://127.0.0.1:4300'

export default defineConfig({
  appType: 'spa',
  plugins: [react(), tenants()],
  server: { proxy: { '/api-gateway': { target: gateway, changeOrigin: true } } },
  // What later screens need is made ready at once, so that the first visit to them does not reload the page.
  optimizeDeps: { entries: ['index.html', 'src/{app,render,widgets}/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}'] },
  build: {
    outDir: 'dist',
    sourcemap: false,
    // The policy of the page allows neither inline scripts nor data: pictures.
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
  },
})
