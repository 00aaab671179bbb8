/**
 * The gateway cannot start here, for a reason that a person must settle (another process holds the store, the store
 * is newer than this program). The message is for that person; a program that only serves ends with `exitCode`.
 */
export class GatewayRefusal extends Error {
  readonly exitCode: number

  constructor(message: string, exitCode: number) {
    super(message)
    this.name = 'GatewayRefusal'
    this.exitCode = exitCode
  }
}

/** Exit codes of a refused start. */
export const EXIT = {
  storeHeld: 3,
  storeNewer: 4,
  storeChanged: 5,
  storeReal: 6,
  settingsWrong: 7,
  storeDamaged: 8,
  backup: 9,
  portTaken: 10,
  databaseAway: 11,
} as const

/** The refusal that stands for a port or host that cannot be listened at (Node's `EADDRINUSE`, `EACCES`, `EADDRNOTAVAIL`, no such host), with the setting that chooses another one; undefined for any other error. */
export function portRefusal(error: unknown, setting = 'PORT'): GatewayRefusal | undefined {
  const { code, port, syscall, address, hostname } = (error instanceof Error ? error : {}) as ListenError
  if (code === 'EADDRNOTAVAIL' || (code === 'ENOTFOUND' && syscall === 'getaddrinfo'))
    return new GatewayRefusal(
      `This machine has no address ${String(address ?? hostname)} to listen at. Choose another one (HOST).`,
      EXIT.settingsWrong,
    )
  if (port === undefined || (code !== 'EADDRINUSE' && code !== 'EACCES')) return undefined
  const why = code === 'EACCES' ? 'may not be listened at by this user' : 'is taken by another program'
  return new GatewayRefusal(`Port ${String(port)} ${why}. Choose another one (${setting}).`, EXIT.portTaken)
}

interface ListenError {
  code?: string
  port?: number
  syscall?: string
  address?: string
  hostname?: string
}
