import { useEffect, useId, useMemo, useState } from 'react'
import { checkWith } from '../../config/index.ts'
import type { FormModel, FormValidator, JsonObject, LabelId, OuterRoots } from '../../config/index.ts'
import { useLatest } from '../parts/use-latest.ts'
import { useEngine } from '../services/services.ts'
import type { Translate } from '../services/services.ts'
import type { FormSession } from './fields/context.ts'
import { createRegistry } from './fields/registry.ts'
import { createBeside } from './core/beside.ts'
import { createFormController } from './core/controller.ts'
import { createFormStore } from './core/store.ts'
import type { LoadedRecord } from './record/record.ts'
import type { FormStore } from './core/store.ts'

/**
 * Store and controller of one open form; questions are asked in the language of the moment. Where the model becomes another one, which happens in the studio's
 * frame alone, what was typed stays.
 */
export function useSession(
  model: FormModel,
  validator: FormValidator,
  loaded: LoadedRecord,
  roots: OuterRoots,
  titleLevel: FormSession['titleLevel'],
): FormSession {
  const services = useEngine()
  const id = useId()
  const confirm = useLatest((question: LabelId) =>
    services.ask({
      title: services.t('form.confirmTitle'),
      text: services.t(question),
      confirm: services.t('action.continue'),
      cancel: services.t('action.cancel'),
    }),
  )
  const say = useLatest<Parameters<Translate>, string>((label, params) => services.t(label, params))

  const [kept] = useState(() => ({
    store: createFormStore({
      ...loaded,
      scope: roots,
      rules: model.schema,
      keepsNothing: model.record.load === undefined,
    }),
    typing: createBeside<JsonObject>(),
    calls: createBeside<unknown>(),
    inputs: createBeside<string>(),
    id: `form${id.replaceAll(/\W/g, '')}`,
  }))
  const { store } = kept
  const { fields } = services.parts
  const registry = useMemo(() => createRegistry(fields, model.schema, kept.id), [fields, model.schema, kept])
  const session = useMemo((): FormSession => {
    const controller = createFormController({
      model,
      store,
      check: checkWith(model, validator),
      confirm,
      say,
    })
    return { ...kept, model, controller, titleLevel, registry }
  }, [model, validator, kept, store, titleLevel, registry, confirm, say])
  useSteadyClick(store)
  return session
}

/** What ends a press: a drag does without a release. */
const ENDS = ['mouseup', 'dragend'] as const

/**
 * Keeps the form still while a button of the mouse is down: the press leaves a field, whose messages come or go, and what was
 * pressed would no longer be there when it is released. What a finger taps presses and releases, too.
 */
function useSteadyClick({ messages }: FormStore): void {
  useEffect(() => {
    let release = (): void => undefined
    const press = ({ button }: MouseEvent): void => {
      if (button === 0) release = messages.hold()
    }
    const lift = (): void => release()
    window.addEventListener('mousedown', press, true)
    for (const end of ENDS) window.addEventListener(end, lift, true)
    return () => {
      window.removeEventListener('mousedown', press, true)
      for (const end of ENDS) window.removeEventListener(end, lift, true)
      release()
    }
  }, [messages])
}
