import { tenantFolder } from './preview.ts'
import { fetchWhole } from './whole.ts'

/**
 * The address of a file beside a tenant's tenant.json (`assets/logo.svg`, `labels/en.1f2e.json`), or null for one that
 * would lead elsewhere: another origin, another scheme, or out of the tenant's folder (hardening: unsafe addresses never load).
 */
export function tenantFile(tenantUrl: string, file: string | undefined): string | null {
  if (file === undefined || file === '') return null
  const folder = new URL(tenantFolder(tenantUrl), window.location.origin)
  if (!URL.canParse(file, folder)) return null
  const url = new URL(file, folder)
  return url.origin === folder.origin && url.pathname.startsWith(folder.pathname) ? url.pathname : null
}

/** Fetches a JSON file of this host. Rejects when there is no answer, an answer other than 200, or one that is not JSON. */
export async function fetchJson(address: string, signal?: AbortSignal): Promise<unknown> {
  const answer = await fetchWhole(address, { headers: { accept: 'application/json' }, ...(signal && { signal }) })
  if (!answer.ok) throw new MissingFile(address, answer.status)
  return JSON.parse(answer.text) as unknown
}

/** A file that the host did not deliver. */
export class MissingFile extends Error {
  readonly status: number
  constructor(address: string, status: number) {
    super(`${address} answered ${String(status)}`)
    this.name = 'MissingFile'
    this.status = status
  }
}
