import { useCallback, useMemo, useRef, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import type { ActionModel } from '../../../config/index.ts'
import { renewLookups } from '../../lookup/use-lookup.ts'
import { useEngine } from '../../services/services.ts'
import type { InputQuestion } from './input-dialog.tsx'
import { perform } from './perform.ts'
import type { ActionTarget } from './perform.ts'

/** The actions of a form, as its footer and its error line show them. */
export interface Actions {
  /** Id of the action that runs. */
  running: string | undefined
  /** What is said of the last failed one. */
  failure: string | undefined
  /** How often an action was stopped by messages at fields; each time the summary takes the focus. */
  stopped: number
  /** The text that an action waits for. */
  question: InputQuestion | undefined
  run(action: ActionModel): void
}

/** Runs actions one at a time: a click while one runs does nothing. */
export function useActions(target: ActionTarget): Actions {
  const services = useEngine()
  const client = useQueryClient()
  const isRunning = useRef(false)
  const [running, setRunning] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const [stopped, setStopped] = useState(0)
  const [question, setQuestion] = useState<InputQuestion>()

  const run = useCallback(
    (action: ActionModel) => {
      if (isRunning.current) return
      isRunning.current = true
      setRunning(action.id)
      setFailure(undefined)
      const askInput = (input: NonNullable<ActionModel['input']>): Promise<string | undefined> =>
        new Promise((resolve) => {
          const answer = (text: string | undefined): void => {
            setQuestion(undefined)
            resolve(text)
          }
          setQuestion({ action, input, answer })
        })
      void perform(action, target, services, askInput)
        .then((outcome) => {
          if (outcome === 'stopped') setStopped((times) => times + 1)
          else if (typeof outcome === 'object') setFailure(services.t(outcome.failure))
          else if (outcome === 'called') renewLookups(client, action.renews)
        })
        .finally(() => {
          isRunning.current = false
          setRunning(undefined)
        })
    },
    [target, services, client],
  )
  return useMemo(() => ({ running, failure, stopped, question, run }), [running, failure, stopped, question, run])
}
