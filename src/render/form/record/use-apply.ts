import { useCallback, useRef } from 'react'
import type { FormModel, JsonObject, Scope } from '../../../config/index.ts'
import { useEngine } from '../../services/services.ts'
import { callSource } from '../../source/call-source.ts'
import { failureText } from '../../source/failure.ts'
import type { FormController } from '../core/controller.ts'
import { appliedRecord } from '../core/apply.ts'
import type { FormStore } from '../core/store.ts'

interface Target {
  model: FormModel
  store: FormStore
  controller: FormController
  /** Commits what a part still holds back while it is typed in. */
  flush(): void
}

/**
 * Fills a new record from a chosen one; without a choice it begins anew. What was typed since is asked for first, also what is typed
 * until the chosen one has come. False when the record could not be loaded or the person keeps what is typed.
 */
export function useApply({
  model,
  store,
  controller,
  flush,
}: Target): (choice: string | undefined) => Promise<boolean> {
  const services = useEngine()
  const initial = useRef(store.data())
  const untouched = useRef(store.data())
  return useCallback(
    async (choice) => {
      const { apply } = model
      const { port, ask, notify, t } = services
      if (apply === undefined) return false
      let known = untouched.current
      const mayReplace = async (): Promise<boolean> => {
        flush()
        await controller.settled()
        if (store.data() === known) return true
        known = store.data()
        return ask({
          title: t('form.confirmTitle'),
          text: t('form.applyReplaces'),
          confirm: t('action.continue'),
          cancel: t('action.cancel'),
        })
      }
      if (!(await mayReplace())) return false
      if (choice === undefined) {
        store.replace(initial.current)
      } else {
        const chosen: Scope = { get: (path) => (path === 'choice' ? choice : store.scope.get(path)) }
        const answer = await callSource(port, apply.load, chosen)
        if (!answer.ok || typeof answer.data !== 'object' || answer.data === null) {
          notify({
            severity: 'error',
            text: answer.ok ? t('error.somethingWentWrong') : failureText(answer.problem, t),
          })
          return false
        }
        if (!(await mayReplace())) return false
        const record = answer.data as JsonObject
        store.replace(appliedRecord(apply, model.schema, { id: choice, record }, initial.current, store.scope))
      }
      controller.reset()
      untouched.current = store.data()
      return true
    },
    [model, store, controller, flush, services],
  )
}
