import { getAt } from '../../render/index.ts'
import type { EngineServices } from '../../render/index.ts'
import { entriesOf } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'
import { callOperation, failureText } from '../../render/source.ts'
import { showText } from '../wire/text.ts'
import { changed, changeOf } from './list.ts'
import type { DocumentNames, DocumentOptions } from './manifest.ts'

type Read = (path: string) => unknown
type Save = NonNullable<DocumentOptions['save']>

/** What a save sends: the changed documents under the payload's names, each with what the record says. */
export function payloadOf(
  entries: readonly Entry[],
  { list, body = {}, each = {}, fields }: Pick<Save, 'list' | 'body' | 'each' | 'fields'>,
  names: DocumentNames,
  read: Read,
): Entry {
  const fromRecord = filled(Object.entries(each).map(([name, path]) => [name, read(path)]))
  const documents = changed(entries, names).map((entry) => ({
    ...fromRecord,
    ...filled(Object.entries(fields).map(([name, field]) => [name, entry[field]])),
  }))
  return { ...filled(Object.entries(body).map(([name, path]) => [name, read(path)])), [list]: documents }
}

/** How a save ended. */
export interface Saved {
  /** The documents as they now stand; those that were refused are still to be saved. */
  entries: Entry[]
  /** What was refused: the file's name and why. */
  refused: { name: string; error: string }[]
}

/** Puts what the gateway answered, one document for each that was sent and in that order, in the place of what was sent. */
export function merged(entries: readonly Entry[], answered: readonly Entry[], names: DocumentNames): Saved {
  const refused: Saved['refused'] = []
  let at = 0
  const next = entries.flatMap((entry): Entry[] => {
    const change = changeOf(entry, names)
    if (change === undefined) return [entry]
    const answer = answered[at++] ?? {}
    if (showText(answer['statusMessage']) !== '') {
      refused.push({ name: showText(entry[names.file]), error: showText(answer['statusMessage']) })
      return [entry]
    }
    if (change === 'removed') return []
    return [{ ...entry, ...answer, [names.action]: undefined, [names.content]: undefined }]
  })
  return { entries: next, refused }
}

/**
 * Saves what was changed, and says how it ended (forms §8): 201, or 200 without a complaint, with a word of success, 200 with the errors of documents,
 * anything else with the first field error. `onSent` hears how much has been sent. Answers the documents as they now stand; undefined when nothing was saved.
 */
export async function saveDocuments(
  entries: readonly Entry[],
  { save, names }: DocumentOptions & { save: Save },
  read: Read,
  { port, notify, t }: EngineServices,
  onSent: (part: number) => void,
): Promise<Saved | undefined> {
  const body = payloadOf(entries, save, names, read)
  const answer = await callOperation(port, save.operation, { body }, { onSent })
  if (!answer.ok) {
    notify({ severity: 'error', text: failureText(answer.problem, t) })
    return undefined
  }
  const saved = merged(entries, entriesOf(getAt(answer.data, save.list)), names)
  const said = showText(getAt(answer.data, 'statusMessage'))
  if (answer.status === 201 || (saved.refused.length === 0 && said === ''))
    notify({ severity: 'success', text: t('documents.saved') })
  else {
    const lines = saved.refused.map(({ name, error }) => t('documents.error', { name, error }))
    notify({ severity: 'error', text: said === '' ? t('error.somethingWentWrong') : said, lines })
  }
  return saved
}

function filled(values: [string, unknown][]): Entry {
  return Object.fromEntries(values.filter(([, value]) => value !== undefined && value !== null && value !== ''))
}
