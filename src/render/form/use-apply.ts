import { useCallback, useRef } from 'react'
import { getAt } from '../../config/index.ts'
import type { ApplyModel, FormModel, JsonObject, Scope } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import type { FormController } from './core/controller.ts'
import { appliedRecord } from './core/apply.ts'
import { resolveAll } from '../source/resolve-all.ts'
import type { FormStore } from './core/store.ts'

interface Target {
  model: FormModel
  store: FormStore
  controller: FormController
}

/**
 * Fills a new record from a chosen one; without a choice it begins anew. What was typed since is asked for first. False when
 * the record could not be had or the person keeps what is typed.
 */
export function useApply({ model, store, controller }: Target): (choice: string | undefined) => Promise<boolean> {
  const services = useEngine()
  const initial = useRef(store.data())
  const untouched = useRef(store.data())
  return useCallback(
    async (choice) => {
      const { apply } = model
      const { ask, notify, t } = services
      if (apply === undefined) return false
      await controller.settled()
      const isTyped = store.data() !== untouched.current
      const question = {
        title: t('form.confirmTitle'),
        text: t('form.applyReplaces'),
        confirm: t('action.continue'),
        cancel: t('action.cancel'),
      }
      if (isTyped && !(await ask(question))) return false
      const source = choice === undefined ? initial.current : await load(apply, choice, store.scope, services)
      if (source === undefined) {
        notify({ severity: 'error', text: t('error.somethingWentWrong') })
        return false
      }
      store.replace(
        choice === undefined
          ? source
          : appliedRecord(apply, model.schema, { id: choice, record: source }, initial.current, store.scope),
      )
      controller.reset()
      untouched.current = store.data()
      return true
    },
    [model, store, controller, services],
  )
}

async function load(
  apply: ApplyModel,
  choice: string,
  scope: Scope,
  { port }: ReturnType<typeof useEngine>,
): Promise<JsonObject | undefined> {
  const chosen: Scope = { get: (path) => (path === 'choice' ? choice : scope.get(path)) }
  const { operation, path, query, at } = apply.load
  const answer = await port.call(operation, { path: resolveAll(path, chosen), query: resolveAll(query, chosen) })
  const data = answer.ok ? getAt(answer.data, at) : undefined
  return typeof data === 'object' && data !== null ? (data as JsonObject) : undefined
}
