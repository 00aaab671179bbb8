import type { FastifyRequest } from 'fastify'

/**
 * Scheme and host under which people open the portal: the configured address. Without one the request says it, but only of this
 * machine (a demonstration): whoever sends a request chooses its Host, and links in letters must not lead where that says.
 *
 * @returns undefined where the portal does not know its own address
 */
export function portalOriginOf(
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  portalUrl: string | undefined,
): string | undefined {
  if (portalUrl !== undefined) return new URL(portalUrl).origin
  return isThisMachine(hostname) ? `${protocol}://${host}` : undefined
}

/** Whether a host name means the machine itself. */
export function isThisMachine(name: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(name)
}
