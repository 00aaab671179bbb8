import { parentPort, workerData } from 'node:worker_threads'
import type { Diagnostic } from '../../config/index.ts'
import type { ConfigInput } from '../../config/node.ts'
import { findingsOf } from '../project/findings.ts'

/** What a thread is asked: the ids of some tenants; and what it answers: the findings of each, in their order. */
export type Asked = readonly string[]
export type Findings = Diagnostic[][]

/** A thread that checks the tenants whose ids it receives; their files came with it. */
const input = workerData as ConfigInput
parentPort?.on('message', (ids: Asked) =>
  parentPort?.postMessage(ids.map((id) => findingsOf(input, id)) satisfies Findings),
)
