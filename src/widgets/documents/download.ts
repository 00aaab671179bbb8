import { getAt, keepFile } from '../../render/index.ts'
import type { EngineServices } from '../../render/index.ts'
import { callOperation, failureText } from '../../render/source.ts'
import { showText } from '../wire/text.ts'
import { resolveCall } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'
import { bytesOf } from './file.ts'
import type { DocumentOptions } from './manifest.ts'

interface FoundFile {
  name: string | undefined
  content: Blob
}

/** Downloads a document under the name that the gateway gives it; shows a message when it cannot be loaded (specification, §8). */
export async function download(
  entry: Entry,
  { names, download: options }: DocumentOptions,
  services: Pick<EngineServices, 'port' | 'notify' | 't'>,
): Promise<void> {
  const { port, notify, t } = services
  const path = Object.fromEntries(Object.entries(options.path ?? {}).map(([param, field]) => [param, { from: field }]))
  const input = resolveCall({ path, query: options.query }, { get: (field) => getAt(entry, field) })
  const answer = await callOperation(port, options.operation, input)
  if (!answer.ok) return notify({ severity: 'error', text: failureText(answer.problem, t) })
  const file = answer.status === 204 ? undefined : fileIn(answer.data, options.contentAt)
  if (file === undefined) return notify({ severity: 'info', text: t('documents.notAvailable') })
  keepFile(file.name ?? showText(entry[names.file]), file.content)
}

function fileIn(data: unknown, contentAt: string | undefined): FoundFile | undefined {
  if (contentAt === undefined) {
    const { name, content } = data as { name?: string; content?: unknown }
    return content instanceof Blob ? { name, content } : undefined
  }
  const text = getAt(data, contentAt)
  const bytes = typeof text === 'string' && text !== '' ? bytesOf(text) : undefined
  return bytes === undefined
    ? undefined
    : { name: undefined, content: new Blob([bytes], { type: 'application/octet-stream' }) }
}
