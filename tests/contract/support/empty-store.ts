import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { copyFolders } from '../../support/folders.ts'

const packages = new URL('../../../node_modules/', import.meta.url)
const { version } = JSON.parse(readFileSync(new URL('@electric-sql/pglite/package.json', packages), 'utf8')) as {
  version: string
}
const prepared = new URL(`.cache/contract-store-${version}`, packages).pathname

/**
 * Puts a database without tables where the gateway looks for its store. Making one takes seconds, a copy takes none;
 * the gateway's own way of making one is seen where the gateway runs in a process of its own.
 */
export async function putEmptyStore(dataDir: string): Promise<void> {
  if (!existsSync(prepared)) {
    const making = `${prepared}.${process.pid}`
    mkdirSync(making, { recursive: true })
    const store = await PGlite.create(making)
    await store.close()
    if (existsSync(prepared)) return putEmptyStore(dataDir)
    renameSync(making, prepared)
  }
  copyFolders([prepared], join(dataDir, 'store'))
}
