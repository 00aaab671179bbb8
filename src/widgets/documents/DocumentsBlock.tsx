import { useId, useMemo, useReducer, useRef, useState } from 'react'
import { useEngine, useKept, usePaper } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { entriesOf } from '../../config/index.ts'
import type { Entry, JsonObject } from '../../config/index.ts'
import { showText } from '../wire/text.ts'
import { DocumentPanel } from './DocumentPanel.tsx'
import { EarlierFiles } from './EarlierFiles.tsx'
import { arrived, changed, settled, withChanges } from './list.ts'
import type { DocumentNames, DocumentOptions } from './manifest.ts'
import type { UnansweredSave } from './save.ts'

/** The documents of a record that a view shows. What is changed stays here, and on this device, until it is saved; without `save` nothing can be changed. */
export function DocumentsBlock({ block, data }: BlockPartProps<DocumentOptions>) {
  const { t } = useEngine()
  const id = useId()
  const isPaper = usePaper()
  const { options } = block
  const { names } = options
  const [kept, setKept] = useState<{ from: unknown; loaded: Entry[]; entries: Entry[] }>(() => keep(data, names))
  // What the gateway says anew replaces what is shown, unless something is still to be saved.
  if (kept.from !== data) setKept(changed(kept.entries, names).length > 0 ? { ...kept, from: data } : keep(data, names))
  const unanswered = useUnanswered()
  const call = unanswered.current
  const held = useMemo(() => heldOf(changed(kept.entries, names), call, names.file), [kept.entries, names, call])
  const { earlier, take, discard } = useKept(block.id, held)
  const readOnly = options.save === undefined || isPaper
  const list = {
    ...kept,
    unanswered,
    readOnly,
    put: (entries: Entry[]) => setKept((before) => ({ ...before, entries })),
    accept: (entries: Entry[]) =>
      setKept((before) => ({ ...before, loaded: settled(entries, before.loaded, names), entries })),
  }
  const restore = async (draft: string): Promise<void> => {
    const { changes, call: sent } = (await take(draft)) ?? {}
    if (sent !== undefined) unanswered.current = sent as unknown as UnansweredSave
    setKept((before) => ({ ...before, entries: withChanges(before.entries, entriesOf(changes), names) }))
  }
  return (
    <>
      {!readOnly && <EarlierFiles {...{ earlier, discard }} restore={(draft) => void restore(draft)} documents={id} />}
      <DocumentPanel id={id} label={t(block.label ?? 'documents.title')} list={list} options={options} />
    </>
  )
}

/** The save that was not answered last; what holds it is drawn again when it changes. */
function useUnanswered(): { current: UnansweredSave | undefined } {
  const call = useRef<UnansweredSave>(undefined)
  const [, drawn] = useReducer((times: number) => times + 1, 0)
  return useMemo(
    () => ({
      get current() {
        return call.current
      },
      set current(next) {
        call.current = next
        drawn()
      },
    }),
    [],
  )
}

/** What is kept on the device of documents that were changed, and not saved or not known to be. */
function heldOf(
  changes: readonly Entry[],
  call: UnansweredSave | undefined,
  file: string,
): Parameters<typeof useKept>[1] {
  if (changes.length === 0 && call === undefined) return undefined
  return {
    data: { changes, ...(call && { call }) } as unknown as JsonObject,
    about: changes.slice(0, 3).map((entry) => ({ label: 'documents.fileName', text: showText(entry[file]) })),
  }
}

function keep(data: unknown, names: DocumentNames): { from: unknown; loaded: Entry[]; entries: Entry[] } {
  const entries = arrived(entriesOf(data), names)
  return { from: data, loaded: entries, entries }
}
