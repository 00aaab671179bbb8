import { GatewayRefusal, portRefusal } from '../../gateway/index.ts'

/** Ends the process with the reason where the gateway refuses to start, or a port is taken; any other error is a bug, and thrown on. `setting` is what chooses the port. */
export function endRefused(error: unknown, setting?: string): never {
  const refusal = error instanceof GatewayRefusal ? error : portRefusal(error, setting)
  if (refusal === undefined) throw error
  console.error(refusal.message)
  process.exit(refusal.exitCode)
}

/** What `read` gives, or the end of the process with the gateway's reason. */
export function orEnd<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return endRefused(error)
  }
}
