import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashQuickly } from '../../support/quick-passwords.ts'
import { runPortal } from './portal-process.ts'

const KEPT = join('node_modules', '.cache', 'journeys')
/** What a store is filled from, and what fills it. */
const SOURCES = ['demo', 'openapi', 'package-lock.json', 'schemas', 'src', 'tenants']
const HOUR_MS = 3_600_000

/**
 * Fills a store with the demonstration world once; every portal of the run starts on a copy of it. Its days are counted from today, so
 * it is kept for other runs of the same hour, as long as nothing changes that it is made from.
 */
export default async function makeWorld(): Promise<void> {
  mkdirSync(KEPT, { recursive: true })
  for (const name of readdirSync(KEPT)) {
    const folder = join(KEPT, name)
    if (Date.now() - statSync(folder).mtimeMs > 2 * HOUR_MS) rmSync(folder, { recursive: true, force: true })
  }
  const world = join(KEPT, worldKey())
  process.env['PORTAL_WORLD'] = world
  if (existsSync(world)) return
  const making = mkdtempSync(join(KEPT, 'making-'))
  const portal = await runPortal(process.cwd(), making)
  await portal.end('SIGTERM')
  await hashQuickly({ dataDir: making })
  if (existsSync(world)) rmSync(making, { recursive: true, force: true })
  else renameSync(making, world)
}

/** Changes with the hour and with every source. */
function worldKey(): string {
  const hash = createHash('sha256').update(String(Math.floor(Date.now() / HOUR_MS)))
  const add = (path: string): void => {
    const { mtimeMs, size } = statSync(path)
    hash.update(`${path} ${mtimeMs} ${size}\n`)
  }
  for (const source of SOURCES) {
    const names = statSync(source).isDirectory()
      ? readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => !/\.test\.tsx?$/.test(name))
      : ['']
    for (const name of names.sort()) add(join(source, name))
  }
  return hash.digest('hex').slice(0, 16)
}
