import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { createGatewayClient } from '../../contract/index.ts'
import { isPlace } from '../../changes/index.ts'
import { API, type WrittenFolder } from '../../studio/host/api.ts'
import { readWholeFolder } from '../project/read.ts'
import { writeWhole } from '../project/write.ts'

/** A running portal, the tenant, and a user of it with the right to configure. */
export interface Portal {
  url: string
  tenant: string
  userId: string
  password: string
}

type Done = { lines: string[] } | { reason: string }

/** Makes a tenant's folder what a running portal has published of it: writes what differs, takes away what is not there. */
export async function pull(root: string, portal: Portal): Promise<Done> {
  const answer = await asked<{ files: WrittenFolder }>(portal, 'export', {})
  if ('reason' in answer) return answer
  const folder = join(root, 'tenants', portal.tenant)
  const [mine, theirs] = [readWholeFolder(folder) ?? new Map<string, string>(), new Map(Object.entries(answer.files))]
  const strange = [...theirs.keys()].find((path) => !isPlace(path))
  if (strange !== undefined) return { reason: `The portal names a file that no tenant's folder has: ${strange}.` }
  const written = [...theirs].filter(([path, content]) => mine.get(path) !== content)
  const gone = [...mine.keys()].filter((path) => !theirs.has(path))
  for (const [path, content] of written) writeWhole(join(folder, path), content)
  for (const path of gone) rmSync(join(folder, path))
  const lines = [...written.map(([path]) => `wrote ${path}`), ...gone.map((path) => `removed ${path}`)]
  return { lines: lines.length === 0 ? ['Nothing differs.'] : lines }
}

/** Puts a tenant's folder into a running portal as a change set, which somebody with the right publishes there. */
export async function push(root: string, portal: Portal, name: string): Promise<Done> {
  const folder = readWholeFolder(join(root, 'tenants', portal.tenant))
  if (folder === undefined) return { reason: `There is no folder tenants/${portal.tenant}.` }
  const answer = await asked<{ set: string }>(portal, 'import', { name, files: Object.fromEntries(folder) })
  return 'reason' in answer ? answer : { lines: [`The change set "${name}" waits in the studio of ${portal.url}.`] }
}

/** Asks the portal's studio in a session of its own, which ends with the answer. A session of the same user elsewhere ends, too. */
async function asked<Body>(
  { url, tenant, userId, password }: Portal,
  what: string,
  body: object,
): Promise<Body | { reason: string }> {
  let token = ''
  const headers = () => ({ 'x-tenant': tenant, ...(token !== '' && { authorization: `Bearer ${token}` }) })
  const client = createGatewayClient({ baseUrl: url, headers, onUnauthorized: () => undefined })
  const login = await client.callNamed('login', { body: { userId: userId.toUpperCase(), password, forceLogoff: true } })
  if (!login.ok) return { reason: login.problem.status === 0 ? `${url} does not answer.` : login.problem.message }
  token = (login.data as { authToken: string }).authToken
  try {
    const answer = await fetch(`${url}${API}/${what}`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const given = (await answer.json()) as Body & { message?: string }
    return answer.ok ? given : { reason: given.message ?? `The portal answers ${String(answer.status)}.` }
  } finally {
    await client.callNamed('logout', {})
  }
}
