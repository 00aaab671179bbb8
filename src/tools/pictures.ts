import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { gatewayOptions, startGateway } from '../gateway/index.ts'
import { takePicture } from './pictures/camera.ts'
import { SCENES } from './pictures/scenes.ts'
import { findBrowser } from './run/browser.ts'
import { readyPortal } from './run/ready.ts'

/** `npm run pictures [NAME …]`: takes the pictures of README and docs/ anew, from the demonstration world, into `docs/pictures`. */
const root = process.cwd()
const names = process.argv.slice(2)
const tenants = await readyPortal(root)
const executablePath = findBrowser()
if (executablePath === undefined) {
  console.error('No Chromium is installed and none could be fetched.')
  process.exit(1)
}
const dataDir = mkdtempSync(join(tmpdir(), 'portal-pictures-'))
const folder = join(root, 'docs/pictures')
mkdirSync(folder, { recursive: true })
const gateway = await startGateway({ ...gatewayOptions({}), port: 0, dataDir, distDir: join(root, 'dist'), tenants, log: 'error' })
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'] })
try {
  for (const scene of SCENES.filter(({ name }) => names.length === 0 || names.includes(name))) {
    await takePicture(browser, gateway.url, scene, folder)
    console.log(`docs/pictures/${scene.name}.png`)
  }
} finally {
  await browser.close()
  await gateway.close()
  rmSync(dataDir, { recursive: true, force: true })
}
