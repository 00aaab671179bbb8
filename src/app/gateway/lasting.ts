import { ownProblem } from '../../contract/index.ts'
import { callOperation } from '../../render/source.ts'
import type { DataPort } from '../../render/source.ts'

/**
 * A way to the gateway for as long as `lasts` answers so, which is asked at each call: of several calls, one after the other, those
 * that are left when a session ends are given up, not made in the name of whoever signs in next.
 */
export function whileLasting(gateway: DataPort, lasts: () => boolean): DataPort {
  return {
    call: (operation, input, options) =>
      lasts()
        ? callOperation(gateway, operation, input, options)
        : Promise.resolve({ ok: false, problem: ownProblem('aborted') }),
  }
}
