import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { TenantSeed } from '../opening/options.ts'

/**
 * Follows the tenants of the built portal at `distDir`: publishing puts their folder in place as a whole, and whoever asks for a page
 * after that finds them kept. Gives what is to be done before each page; it looks at one folder, and reads only what was put there anew.
 * What cannot be kept goes to `complain` and is tried again before the next page.
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
