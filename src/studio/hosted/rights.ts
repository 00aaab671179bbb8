import type { Viewer } from '../preview/sign-in.ts'

/** Whether a person may publish, beside preparing change sets. The gateway decides; this says what a button is called. */
export function publishes({ studio }: Pick<Viewer['session'], 'studio'>): boolean {
  return studio === 'publish' || studio === 'tenants'
}
