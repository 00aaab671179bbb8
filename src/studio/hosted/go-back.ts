import { ask } from '../host/host.ts'

/** What going back to a version comes to: it is published again, or begun as a change set, where a second person has to approve. */
export type WentBack = { version: number } | { set: string }

/** Goes back to a version of the tenant. `name`: of the change set, where one is begun. Rejects with what the host says went wrong. */
export function goBackTo(version: number, name: string): Promise<WentBack> {
  return ask<WentBack>('rollback', { version, name, why: '' })
}
