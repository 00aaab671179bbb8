import { isObject } from '../../config/index.ts'

/** Where operations are asked for (OpenAPI 3.1, Server Object). */
export interface Server {
  url: string
  variables?: Record<string, { default?: string }>
}

type Paths = Record<string, Record<string, unknown>>

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * Paths that say where they are on their host: the server may begin with a path of its own, a path or an operation may have a server
 * of its own. Which host that is stays at an operation where it is another one than the rest has.
 */
export function atTheirServers(paths: Paths, servers: Server[] | undefined): { paths: Paths; servers?: Server[] } {
  const whole = placeOf(servers)
  const moved = new Map<string, Record<string, unknown>>()
  for (const [path, item] of Object.entries(paths)) {
    const { servers: own, ...rest } = item
    const shared = Object.entries(rest).filter(([key]) => !METHODS.includes(key))
    const add = (base: string, entries: [string, unknown][]) => {
      moved.set(`${base}${path}`, { ...moved.get(`${base}${path}`), ...Object.fromEntries(entries) })
    }
    const methods = Object.entries(rest).filter(([key]) => METHODS.includes(key))
    if (methods.length === 0) add((placeOf(own) ?? whole)?.base ?? '', shared)
    for (const [method, operation] of methods) {
      const { servers: ownOfIt, ...others } = isObject(operation) ? operation : {}
      const place = placeOf(ownOfIt) ?? placeOf(own)
      const isOther = place !== undefined && place.host !== '' && place.host !== whole?.host
      add((place ?? whole)?.base ?? '', [
        ...shared,
        [method, { ...others, ...(isOther && { servers: [{ url: place.host }] }) }],
      ])
    }
  }
  const isMoved = (whole?.base ?? '') !== ''
  return { paths: Object.fromEntries(moved), ...(isMoved ? { servers: [{ url: '/' }] } : servers && { servers }) }
}

/** The host of the first server, empty where it is the one of the document, and the path that stands before all others there. */
function placeOf(servers: unknown): { host: string; base: string } | undefined {
  const [server] = (Array.isArray(servers) ? servers : []) as Server[]
  if (typeof server?.url !== 'string') return undefined
  const url = server.url.replace(/\{(\w+)\}/g, (_all, name: string) => server.variables?.[name]?.default ?? '')
  const host = /^([a-z][a-z0-9+.-]*:)?\/\/[^/]*/i.exec(url)?.[0] ?? ''
  return { host, base: url.slice(host.length).replace(/\/+$/, '') }
}
