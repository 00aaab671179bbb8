import { createContext, useContext } from 'react'
import type { Registry } from '@rjsf/utils'
import type { FormModel, JsonObject } from '../../../config/index.ts'
import type { Beside } from '../core/beside.ts'
import type { FormController } from '../core/controller.ts'
import type { FormStore } from '../core/store.ts'

/** One open form, as its parts reach it. Stable as long as the form is open with the same model. */
export interface FormSession {
  model: FormModel
  store: FormStore
  controller: FormController
  /** What is still being typed and is no value yet, such as half a date. */
  typing: Beside<JsonObject>
  /** Calls of parts of their own that were sent and not answered. */
  calls: Beside<unknown>
  /** Texts that are typed for actions, by the action's id, until one was sent. */
  inputs: Beside<string>
  /** Prefix of the DOM ids of this form's fields. */
  id: string
  /** Level of the form's title among the headings of the page: 2 in a drawer. */
  titleLevel: 1 | 2
  /** What rjsf draws its fields with. */
  registry: Registry
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4'] as const

export const FormContext = createContext<FormSession | null>(null)

/** The form around a part; a bug outside of one. */
export function useForm(): FormSession {
  const form = useContext(FormContext)
  if (form === null) throw new Error('useForm outside a form')
  return form
}

/** The heading that is so many levels below the form's title. */
export function useHeading(below: 0 | 1 | 2): 'h1' | 'h2' | 'h3' | 'h4' {
  const { titleLevel } = useForm()
  return HEADINGS[titleLevel - 1 + below] ?? 'h4'
}

/** Whether the whole form is shown without being editable. */
export const ReadOnlyContext = createContext(false)
