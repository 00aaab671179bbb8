import type { Works } from '../../../src/gateway/index.ts'
import { worksOf } from '../../../src/tools/works/works.ts'

/**
 * The compiler of every studio that a worker's tests start: to begin one, and to compile what another one has compiled, takes seconds.
 * It outlives the gateways that it works for, and keeps no process.
 */
export const works: Works = { ...worksOf(process.cwd()), close: () => Promise.resolve() }
