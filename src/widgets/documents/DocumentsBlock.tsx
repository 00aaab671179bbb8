import { useId, useRef, useState } from 'react'
import { useEngine, usePaper, useUnsaved } from '../../render/index.ts'
import type { BlockPartProps } from '../../render/index.ts'
import { entriesOf } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'
import { DocumentPanel } from './DocumentPanel.tsx'
import { changed, settled } from './list.ts'
import type { DocumentOptions } from './manifest.ts'
import type { UnansweredSave } from './save.ts'

/** The documents of a record that a view shows. What is changed stays here until it is saved; without `save` nothing can be changed. */
export function DocumentsBlock({ block, data }: BlockPartProps<DocumentOptions>) {
  const { t } = useEngine()
  const id = useId()
  const isPaper = usePaper()
  const { options } = block
  const [kept, setKept] = useState<{ from: unknown; loaded: Entry[]; entries: Entry[] }>(() => keep(data))
  // What the gateway says anew replaces what is shown, unless something is still to be saved.
  if (kept.from !== data)
    setKept(changed(kept.entries, options.names).length > 0 ? { ...kept, from: data } : keep(data))
  useUnsaved(changed(kept.entries, options.names).length > 0)
  const unanswered = useRef<UnansweredSave>(undefined)
  const list = {
    ...kept,
    unanswered,
    readOnly: options.save === undefined || isPaper,
    put: (entries: Entry[]) => setKept((before) => ({ ...before, entries })),
    accept: (entries: Entry[]) =>
      setKept((before) => ({ ...before, loaded: settled(entries, before.loaded, options.names), entries })),
  }
  return <DocumentPanel id={id} label={t(block.label ?? 'documents.title')} list={list} options={options} />
}

function keep(data: unknown): { from: unknown; loaded: Entry[]; entries: Entry[] } {
  const entries = entriesOf(data)
  return { from: data, loaded: entries, entries }
}
