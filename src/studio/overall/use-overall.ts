import { useEffect, useState } from 'react'
import type { Overall } from '../host/api.ts'
import { ask, faultOf } from '../host/host.ts'

interface Asked {
  tenant: string
  file: string
  language: string
  /** Of what is looked for. */
  sought?: string
  /** Of the state: the answer is asked for anew when it changes. */
  version: number | undefined
}

/** What the host answers about all screens of a tenant, of which version and to what is looked for: the last answer stays until the next is there. Undefined at first. */
export function useOverall<Answer>(what: Overall, { tenant, file, language, sought, version }: Asked) {
  const [answered, setAnswered] = useState<{
    answer: Answer
    version: number | undefined
    sought: string | undefined
  }>()
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isCurrent = true
    ask<Answer>(what, { tenant, file, language, ...(sought !== undefined && { sought }) }).then(
      (next) => {
        if (!isCurrent) return
        setAnswered({ answer: next, version, sought })
        setFailure('')
      },
      (error: unknown) => isCurrent && setFailure(faultOf(error)),
    )
    return () => {
      isCurrent = false
    }
  }, [what, tenant, file, language, sought, version])
  return { answer: answered?.answer, answeredOf: answered?.version, answeredTo: answered?.sought, failure }
}
