import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { throwawayFolder } from '../../src/tools/project/throwaway.ts'
import { copyFolders, removeFolder } from './folders.ts'

const packages = new URL('../../node_modules/', import.meta.url)
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
    try {
      renameSync(making, prepared)
    } catch (error) {
      // Two workers may begin at once: the first one's stands there.
      if (!existsSync(prepared)) throw error
      removeFolder(making)
    }
  }
  copyFolders([prepared], join(dataDir, 'store'))
}

/** An embedded database without tables; `end` closes it and removes what it wrote. */
export async function emptyDatabase(): Promise<{ client: PGlite; end(): Promise<void> }> {
  const folder = throwawayFolder('database-')
  await putEmptyStore(folder)
  const client = await PGlite.create(join(folder, 'store'))
  return {
    client,
    async end() {
      await client.close()
      removeFolder(folder)
    },
  }
}
