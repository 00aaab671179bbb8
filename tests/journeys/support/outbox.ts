import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from './test.ts'
import type { PortalProcess } from './portal-process.ts'

/** The letters that a portal without a mail server wrote to an address, oldest first. */
export async function lettersTo(portal: PortalProcess, address: string): Promise<string[]> {
  const folder = join(portal.dataDir, 'outbox')
  const names = await readdir(folder).catch(() => [])
  const letters = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return letters.filter((letter) => letter.includes(`<${address}>`))
}

/** Waits for the next letter to an address after the first `before`, and answers the link in it. */
export async function linkInNextLetter(portal: PortalProcess, address: string, before: number): Promise<string> {
  await expect.poll(async () => (await lettersTo(portal, address)).length).toBe(before + 1)
  const letter = (await lettersTo(portal, address)).at(-1) ?? ''
  const [link = ''] = /https?:\/\/\S+/.exec(letter) ?? []
  expect(link).toContain('token=')
  return link
}
