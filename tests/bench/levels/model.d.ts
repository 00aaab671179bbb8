declare module 'virtual:bench-view' {
  import type { ViewModel } from '../../../src/config/index.ts'
  export const model: ViewModel
  export const labels: Record<string, string>
}
