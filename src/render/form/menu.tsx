import { useCallback, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { countBySection, missingBySection } from '../../config/index.ts'
import type { SectionModel } from '../../config/index.ts'
import { SectionEntry, SectionNav } from '../frame/section-nav.tsx'
import { useCondition } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { ReadOnlyContext, useForm } from './fields/context.ts'
import { focusSection } from './focus.ts'
import { useSectionInView } from './section-in-view.ts'

/** A list of what is missing follows when a person pauses: a key counts nothing. */
const PAUSE_MS = 250

/** The form's sections, each with how many messages stand in it, and the one that a person is at; as a checklist, also with how much is missing until the record can be submitted. */
export function SectionMenu() {
  const { id, model } = useForm()
  const missing = useMissing()
  const current = useSectionInView(id, model.sections)
  return (
    <SectionNav>
      {model.sections.map((section) => (
        <MenuEntry
          key={section.id}
          section={section}
          missing={missing?.get(section.id)}
          isCurrent={section.id === current}
        />
      ))}
    </SectionNav>
  )
}

function MenuEntry({
  section,
  missing,
  isCurrent,
}: {
  section: SectionModel
  missing: number | undefined
  isCurrent: boolean
}) {
  const { id, model, store } = useForm()
  const { t } = useEngine()
  const visible = useCondition(section.visible)
  const enabled = useCondition(section.enabled)
  const subscribe = useCallback((heard: () => void) => store.messages.listenAll(heard), [store])
  const count = useSyncExternalStore(
    subscribe,
    () => countBySection(store.messages.all().keys(), model, store.scope).get(section.id) ?? 0,
  )
  if (!visible) return null
  return (
    <SectionEntry
      label={t(section.label)}
      enabled={enabled}
      count={count}
      missing={missing}
      isCurrent={isCurrent}
      onSelect={() => focusSection(id, section.id)}
    />
  )
}

/** What is missing in each section until the record can be submitted; undefined in a form without a checklist, or that nobody can fill in. */
function useMissing(): ReadonlyMap<string, number> | undefined {
  const { model, store } = useForm()
  const isReadOnly = useContext(ReadOnlyContext)
  const isCounted = model.checklist === true && !isReadOnly
  const [missing, setMissing] = useState<ReadonlyMap<string, number>>()
  useEffect(() => {
    if (!isCounted) return undefined
    const count = (): void => {
      const next = missingBySection(model, store.data(), store.scope)
      setMissing((before) => (before !== undefined && isSame(before, next) ? before : next))
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = (): void => {
      clearTimeout(timer)
      timer = setTimeout(count, PAUSE_MS)
    }
    const stop = store.listen(['', 'record'], later)
    count()
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [isCounted, model, store])
  return isCounted ? missing : undefined
}

function isSame(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): boolean {
  return one.size === other.size && [...one].every(([id, count]) => other.get(id) === count)
}
