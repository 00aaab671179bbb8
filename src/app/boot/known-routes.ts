interface PortalFile {
  flavours?: Record<string, { routes?: Record<string, { path?: string }> }>
}

/**
 * Whether a path without a tenant is a page of the portal (decision 0002). Asked when the first segment names no tenant
 * and nobody is signed in, so that no tenant can be asked; read from the portal's own base file, loaded then.
 */
export async function isKnownRoute(path: string): Promise<boolean> {
  // As a text, which is a file of its own: the start holds parts of the same JSON, and is still running now.
  const [load] = Object.values(import.meta.glob<string>('/schemas/portal.json', { query: '?raw', import: 'default' }))
  const portal = JSON.parse((await load?.()) ?? '{}') as PortalFile
  const routes = Object.values(portal.flavours ?? {}).flatMap((flavour) => Object.values(flavour.routes ?? {}))
  return routes.some((route) => route.path === path)
}
