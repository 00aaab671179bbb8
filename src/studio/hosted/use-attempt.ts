import { useCallback, useState } from 'react'
import { faultOf } from '../host/host.ts'

/** Does work of the host. */
export type Attempt = (work: () => Promise<unknown>) => Promise<void>

/** Does work of the host, and says what went wrong with the last (`failure`, empty for nothing): a new attempt takes that away. */
export function useAttempt() {
  const [failure, setFailure] = useState('')
  const attempt = useCallback<Attempt>(async (work) => {
    setFailure('')
    await work().catch((error: unknown) => setFailure(faultOf(error)))
  }, [])
  return { failure, setFailure, attempt }
}
