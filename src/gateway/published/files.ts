import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** The files of the tenants' portals as they are published. */
export interface PortalFiles {
  /** Names what is published of a tenant, by the tenant's name in the address: another one after each publication. Undefined where nothing is. */
  stamp(tenantUrl: string): Promise<string | undefined>
  /** The text of a file, by its path beside tenant.json. */
  text(tenantUrl: string, path: string): Promise<string | undefined>
}

/** Those of the built portal at `distDir`. */
export function builtFiles(distDir: string): PortalFiles {
  const place = (tenantUrl: string, path: string) => join(distDir, 'tenants', tenantUrl, path)
  return {
    async stamp(tenantUrl) {
      const found = await stat(place(tenantUrl, 'tenant.json')).catch(() => undefined)
      return found && `${found.ino} ${found.mtimeMs} ${found.size}`
    },
    text: (tenantUrl, path) => readFile(place(tenantUrl, path), 'utf8').catch(() => undefined),
  }
}

/** A file of JSON; undefined where there is none that can be read. */
export async function jsonOf<Content>(
  files: PortalFiles,
  tenantUrl: string,
  path: string,
): Promise<Content | undefined> {
  const text = await files.text(tenantUrl, path)
  try {
    return text === undefined ? undefined : (JSON.parse(text) as Content)
  } catch {
    return undefined
  }
}
