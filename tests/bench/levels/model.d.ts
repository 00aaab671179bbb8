declare module 'virtual:bench-view' {
  /** A ViewModel: a file of ambient modules imports no types of this project. */
  export const model: unknown
  export const labels: Record<string, string>
}
