declare module 'virtual:bench-model' {
  import type { FormModel } from '../../../src/config/index.ts'
  import type { FormValidator } from '../../../src/render/form.ts'
  export const model: FormModel
  export const labels: Record<string, string>
  export const validator: FormValidator
}
