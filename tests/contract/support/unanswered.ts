import type { OperationId } from '../../../src/contract/index.ts'

/** Operations of the contract without a behaviour, in alphabetical order. Who adds a behaviour takes its operation out. */
export const unanswered: readonly OperationId[] = []
