import type { ValidatorType } from '@rjsf/utils'
import { hasShape, matches } from '../../../config/index.ts'
import type { DataRules } from '../../../config/index.ts'

/** Asked which branch of a choice a value is of: the form's own validator checks what is sent (docs/decisions/0001). */
export const byShape = validatorBy(hasShape)

/** Asked whether a value keeps an `if`. */
export const validator = validatorBy(matches)

function validatorBy(test: (schema: DataRules, value: unknown) => boolean): ValidatorType {
  return {
    isValid: (schema, value) => test(schema as DataRules, value),
    validateFormData: () => ({ errors: [], errorSchema: {} }),
    rawValidation: () => ({}),
  }
}
