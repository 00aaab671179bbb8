import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { demonstration } from '../../demo/index.ts'
import { gatewayOptions, startGateway } from '../gateway/index.ts'
import { takePicture } from './pictures/camera.ts'
import { SCENES } from './pictures/scenes.ts'
import { takeStudio } from './pictures/studio.ts'
import { findBrowser } from './run/browser.ts'
import { given } from './run/given.ts'
import { readyPortal } from './run/ready.ts'
import { startStudio } from './studio/host.ts'

/** `npm run pictures [NAME …]`: takes the pictures of README and docs/ anew, from the demonstration world, into `docs/pictures`. */
const root = process.cwd()
const known = [...SCENES.map(({ name }) => name), 'studio']
const usage = `npm run pictures [-- NAME …], of ${known.join(', ')}`
const names = given({ usage, words: known.length }).positionals
const unknown = names.filter((name) => !known.includes(name))
if (unknown.length > 0) {
  console.error(`There is no picture ${unknown.join(', ')}.\n${usage}`)
  process.exit(2)
}
const isAsked = (name: string): boolean => names.length === 0 || names.includes(name)
const tenants = await readyPortal(root)
const executablePath = findBrowser()
if (executablePath === undefined) {
  console.error('No Chromium is installed and none could be fetched.')
  process.exit(1)
}
const dataDir = mkdtempSync(join(tmpdir(), 'portal-pictures-'))
const folder = join(root, 'docs/pictures')
mkdirSync(folder, { recursive: true })
const gateway = await startGateway({
  ...gatewayOptions({}),
  port: 0,
  dataDir,
  distDir: join(root, 'dist'),
  tenants,
  fillTenant: demonstration(),
  log: 'error',
})
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
try {
  for (const scene of SCENES.filter(({ name }) => isAsked(name))) {
    await takePicture(browser, gateway.url, scene, folder)
    console.log(`docs/pictures/${scene.name}.png`)
  }
  if (isAsked('studio')) await pictureStudio()
} finally {
  await browser.close()
  await gateway.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** The studio's picture, of the portal without what its host tells of a page beforehand: the studio's files change. */
async function pictureStudio(): Promise<void> {
  const portal = await startGateway({
    ...gatewayOptions({}),
    port: 0,
    dataDir: `${dataDir}-studio`,
    distDir: join(root, 'dist'),
    hints: false,
    tenants,
    fillTenant: demonstration(),
    log: 'error',
  })
  const studio = await startStudio(root, portal.url, 4311)
  try {
    await takeStudio(browser, 'http://127.0.0.1:4311', folder)
    console.log('docs/pictures/studio.png')
  } finally {
    await studio.close()
    await portal.close()
    rmSync(`${dataDir}-studio`, { recursive: true, force: true })
  }
}
