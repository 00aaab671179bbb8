import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantSeed } from '../opening/options.ts'

/**
 * Keeps the store in step with the tenants of the built portal at `distDir`. Publishing replaces their folder as a whole; the function returned here
 * is called before each page is served, so that the store knows the tenants by then. It checks one folder, and reads the files only when the folder
 * is a new one. A failure goes to `complain`, and the next page tries again.
 */
export function followPublished(
  distDir: string,
  keep: (tenants: readonly TenantSeed[]) => Promise<void>,
  complain: (error: unknown) => void,
): () => Promise<void> {
  const folder = join(distDir, 'tenants')
  let known = stampOf(folder)
  let done = Promise.resolve()
  const follow = async () => {
    const now = await stampOf(folder)
    if (now === undefined || now === (await known)) return
    await keep(await tenantsIn(folder))
    known = Promise.resolve(now)
  }
  return () => (done = done.then(follow).catch(complain))
}

/** Names a folder as it was put in place; nothing for the moment in which there is none. */
async function stampOf(folder: string): Promise<string | undefined> {
  const found = await stat(folder).catch(() => undefined)
  return found && `${found.ino} ${found.mtimeMs}`
}

async function tenantsIn(folder: string): Promise<TenantSeed[]> {
  const read = async (name: string) =>
    JSON.parse(await readFile(join(folder, name, 'tenant.json'), 'utf8')) as TenantSeed
  return Promise.all((await readdir(folder)).map(read))
}

/** Ids of the tenants that the built portal shows as they were published last, because their files have errors now. */
export async function leftTenants(distDir: string): Promise<readonly string[]> {
  const text = await readFile(join(distDir, '.tenants-left.json'), 'utf8').catch(() => '')
  // Half of it may stand there while tenants are published.
  return text.endsWith(']') ? (JSON.parse(text) as string[]) : []
}
