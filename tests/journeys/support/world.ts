import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runPortal } from './portal-process.ts'

/** Fills a store with the demonstration world once; every portal of the run starts on a copy of it. */
export default async function makeWorld(): Promise<() => void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'portal-world-'))
  const portal = await runPortal(process.cwd(), dataDir)
  await portal.end('SIGTERM')
  process.env['PORTAL_WORLD'] = dataDir
  return () => rmSync(dataDir, { recursive: true, force: true })
}
