import { GatewayRefusal } from '../../gateway/index.ts'

/** Ends the process with the gateway's reason where it refuses to start; any other error is a bug, and thrown on. */
export function endRefused(error: unknown): never {
  if (!(error instanceof GatewayRefusal)) throw error
  console.error(error.message)
  process.exit(error.exitCode)
}

/** What `read` gives, or the end of the process with the gateway's reason. */
export function orEnd<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return endRefused(error)
  }
}
