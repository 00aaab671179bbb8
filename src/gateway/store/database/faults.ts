/** Codes of PostgreSQL (appendix A of its manual) that say: not now. A class is its first two signs. */
const CLASSES = new Set([
  // Connection exceptions, insufficient resources (full disk, too many connections), operator intervention (restart, time-out).
  ...['08', '53', '57'],
  // System errors: the disk does not read or write.
  '58',
])
const CODES = new Set([
  // Serialisation failure and deadlock: the transaction was undone.
  ...['40001', '40P01'],
  // A lock that was not given in time; a transaction that was idle for too long.
  ...['55P03', '25P03'],
  // A server that has become a stand-by takes no writes.
  '25006',
])
/** Codes of Node for a server that is not reached. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** What the driver says without a code. */
const DRIVER =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Client was closed)/

/**
 * Whether an error says that the database cannot do it now, and may be able to a moment later: nothing is wrong with what was
 * asked. Reads the causes of an error, too.
 */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as { code?: unknown }
  if (
    typeof code === 'string' &&
    (NETWORK.has(code) || CODES.has(code) || (code.length === 5 && CLASSES.has(code.slice(0, 2))))
  )
    return true
  return DRIVER.test(error.message) || isUnavailable(error.cause)
}
