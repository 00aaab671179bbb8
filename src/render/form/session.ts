import { useEffect, useId, useRef, useState } from 'react'
import type { FormModel } from '../../config/index.ts'
import { useEngine } from '../services.ts'
import { checkWith } from './check.ts'
import type { FormValidator } from './check.ts'
import type { FormSession } from './context.ts'
import { createFormController } from './core/controller.ts'
import type { OuterRoots } from '../source/scope.ts'
import type { PartTraits } from './core/state.ts'
import { createFormStore } from './core/store.ts'
import { traitsOf } from './core/traits.ts'
import { LibraryInput } from './library.tsx'
import type { LoadedRecord } from './record.ts'

/** Store and controller of one open form, made once; questions are asked in the language of the moment. */
export function useSession(
  model: FormModel,
  validator: FormValidator,
  loaded: LoadedRecord,
  roots: OuterRoots,
  titleLevel: FormSession['titleLevel'],
): { session: FormSession; traits: PartTraits } {
  const services = useEngine()
  const id = useId()
  const latest = useRef(services)
  useEffect(() => {
    latest.current = services
  }, [services])

  const [made] = useState(() => {
    const traits = traitsOf(services.parts)
    const store = createFormStore({ ...loaded, scope: roots, keepsNothing: model.record.load === undefined })
    const controller = createFormController({
      model,
      store,
      traits,
      check: checkWith(model, validator),
      confirm(question) {
        const { ask, t } = latest.current
        return ask({
          title: t('form.confirmTitle'),
          text: t(question),
          confirm: t('action.continue'),
          cancel: t('action.cancel'),
        })
      },
      say: (label, params) => latest.current.t(label, params),
    })
    const session: FormSession = {
      model,
      store,
      controller,
      id: `form${id.replaceAll(/\W/g, '')}`,
      titleLevel,
      LibraryInput,
    }
    return { session, traits }
  })
  return made
}
