import { useEffect, useMemo, useRef, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { isFilled, useCondition, useEngine, useScope, useUnsaved, getAt } from '../../render/index.ts'
import { DEFAULT_UPLOADS, readUploadLimits, resolveCall } from '../../config/index.ts'
import type { Condition, Entry, UploadLimits } from '../../config/index.ts'
import { faultsOf, readFile } from './file.ts'
import { added, changed, filesToSend, hasMost, ofItsType, placeOf, removed, replaced, undone } from './list.ts'
import type { DocumentOptions } from './manifest.ts'
import { saveDocuments, settleDocuments } from './save.ts'
import type { SaveParts } from './save.ts'
import { useUnderWay } from './under-way.ts'
import { callQuery, dataOf } from '../../render/source.ts'

/** The documents of a record, wherever they are kept. */
export interface DocumentList {
  entries: readonly Entry[]
  /** The same as they were loaded. */
  loaded: readonly Entry[]
  readOnly: boolean
  /** Puts what a person changed. */
  put(entries: Entry[]): void
  /** Puts what the gateway has taken. */
  accept(entries: Entry[]): void
  /** The last save that was not answered. */
  unanswered: SaveParts['unanswered']
  /** Has what is done with the record wait for a file that is being read; with a text it says why there is none. Absent where nothing waits. */
  coming?: { begin(): void; end(refusal?: string): void }
}

/** What a person does with the documents, and how it stands. */
export interface Documents {
  limits: UploadLimits
  /** Nothing can be added, replaced or deleted. */
  readOnly: boolean
  /** Documents that the gateway knows stay as they are. */
  isClosed: boolean
  /** The record that they belong to is still to be saved. */
  isTooEarly: boolean
  /** As many new files as may be added while the record is open. */
  isFull: boolean
  /** As many documents as the part may have of its type. */
  hasMost: boolean
  hasChanges: boolean
  /** The file that is being read, and how much of it is. */
  reading: { name: string; part: number } | undefined
  /** These documents are being saved, by this part or another one that shows them. */
  isSaving: boolean
  /** They are saved by this part. */
  isSending: boolean
  /** How much of what is being saved has been sent, from 0 to 1. */
  sent: number
  /** Why the last file was not taken. */
  fault: string | undefined
  /** The last thing done with the documents: a file was taken. */
  hasTaken: boolean
  /** Adds a file, or puts it in the place of the document at an index. */
  take(files: readonly File[], at?: number): Promise<void>
  amend(index: number, patch: Entry): void
  remove(index: number): void
  undo(index: number): void
  save(): Promise<void>
}

/** Works on the documents of a record. Files are taken one at a time, as many as the options allow. */
export function useDocuments(list: DocumentList, options: DocumentOptions): Documents {
  const services = useEngine()
  const { t } = services
  const scope = useScope()
  const limits = useLimits(options.limits)
  const [reading, setReading] = useState<Documents['reading']>()
  const [isSending, setSending] = useState(false)
  const [isUnderWay, tell] = useUnderWay(scope)
  const isSaving = isSending || isUnderWay
  const [sent, setSent] = useState(0)
  const [fault, setFault] = useState<string>()
  const [hasTaken, setTaken] = useState(false)
  const latest = useRef(list)
  useEffect(() => {
    latest.current = list
  })
  // A file that is still read is nowhere else: its place stays, and is not left without a question.
  useUnsaved(reading !== undefined, false, nothing)
  const { names, save, maxNew } = options
  const [sentBefore, setSentBefore] = useState(0)
  const filesIn = (entries: readonly Entry[]): number => filesToSend(ofItsType(entries, options), names)
  const isFull = sentBefore + filesIn(list.entries) >= maxNew
  const isTooEarly = !useCondition(useMemo(() => ({ all: wholeOf(save?.each) }), [save]))

  const refuse = ([file, ...others]: readonly File[], at: number | undefined): string | undefined => {
    if (file === undefined) return undefined
    if (others.length > 0 || reading !== undefined) return t('documents.oneAtATime')
    const replaces = at !== undefined && isFilled(list.entries[at]?.[names.content])
    if (isFull && !replaces) return t('documents.limit', { limit: maxNew })
    const faults = faultsOf(file, limits)
    return faults.length === 0 ? undefined : faults.map(({ label, params }) => t(label, params)).join(' · ')
  }

  const send = async (how: NonNullable<DocumentOptions['save']>): Promise<void> => {
    const read = (path: string): unknown => scope.get(path)
    const parts = { options: { ...options, save: how }, read, services, unanswered: list.unanswered }
    const sending = { ...parts, onSent: setSent }
    const files = filesIn(latest.current.entries)
    const entries = await settleDocuments(latest.current.entries, sending)
    if (entries === undefined) return
    if (entries !== latest.current.entries) {
      latest.current.put([...entries])
      latest.current = { ...latest.current, entries }
    }
    const saved = await saveDocuments(entries, sending)
    if (saved === undefined) return
    setSentBefore((before) => before + files - filesIn(saved.entries))
    const now = latest.current.entries
    const isChanged = now.length !== entries.length || now.some((entry, index) => entry !== entries[index])
    latest.current.accept(saved.entries)
    if (isChanged) latest.current.put(saved.carried(now))
    services.refresh()
    if (how.closes && saved.refused.length === 0 && !isChanged) services.close()
  }

  return {
    limits,
    isTooEarly: isTooEarly && !list.readOnly,
    readOnly: list.readOnly || isTooEarly || (options.refusedBy !== undefined && scope.get(options.refusedBy) === 'N'),
    isClosed: options.closedBy.some((path) => isFilled(scope.get(path))),
    isFull,
    hasMost: hasMost(list.entries, options),
    hasChanges: changed(ofItsType(list.entries, options), names).length > 0,
    reading,
    isSaving,
    isSending,
    sent,
    fault,
    hasTaken,
    async take(files, at) {
      const [file] = files
      const refusal = refuse(files, at)
      setFault(refusal)
      setTaken(false)
      if (file === undefined || refusal !== undefined) return
      const place = at === undefined ? undefined : list.entries[at]
      setReading({ name: file.name, part: 0 })
      list.coming?.begin()
      const read = await readFile(file, (part) => setReading({ name: file.name, part }))
      setReading(undefined)
      if (read === undefined) {
        const unreadable = t('documents.unreadable', { name: file.name })
        list.coming?.end(unreadable)
        return setFault(unreadable)
      }
      const { entries, put } = latest.current
      // Others may have come, or gone, while it was read.
      const there = place === undefined ? -1 : placeOf(place, entries, names)
      put(
        there === -1
          ? added(entries, read, options)
          : entries.map((entry, index) => (index === there ? replaced(entry, read, names) : entry)),
      )
      list.coming?.end()
      setTaken(true)
    },
    amend(index, patch) {
      const { entries, put } = latest.current
      put(entries.map((entry, at) => (at === index ? { ...entry, ...patch } : entry)))
    },
    remove(index) {
      setFault(undefined)
      setTaken(false)
      list.put(removed(list.entries, index, names))
    },
    undo(index) {
      list.put(list.entries.map((entry, at) => (at === index ? undone(entry, list.loaded, names) : entry)))
    },
    async save() {
      if (save === undefined || isSaving) return
      setSending(true)
      tell(1)
      setSent(0)
      setFault(undefined)
      setTaken(false)
      try {
        await send(save)
      } finally {
        setSending(false)
        tell(-1)
      }
    },
  }
}

function nothing(): void {
  return undefined
}

/** That a record has what each of its documents is sent with. */
function wholeOf(each: Readonly<Record<string, string>> = {}): Condition[] {
  return Object.values(each).map((field) => ({ field, filled: true }))
}

/** The limits for the record's owner; the fallback until they are known, and where they cannot be loaded. */
function useLimits(options: DocumentOptions['limits']): UploadLimits {
  const { port } = useEngine()
  const scope = useScope()
  const { operation = '', query, queryFrom = {}, size = '', types = '' } = options ?? {}
  const given = Object.fromEntries(Object.entries(queryFrom).map(([param, from]) => [param, { from }]))
  const { data } = useQuery({
    ...callQuery(port, {
      kind: 'limits',
      operation,
      of: [size, types],
      input: resolveCall({ query: { ...query, ...given } }, scope),
      fresh: Infinity,
      // A failure is no answer: it is asked for again with the next record, and once the line is back.
      read(answer) {
        const data = dataOf(answer)
        return readUploadLimits(getAt(data, size), getAt(data, types))
      },
    }),
    enabled: options !== undefined,
  })
  return data ?? DEFAULT_UPLOADS
}
