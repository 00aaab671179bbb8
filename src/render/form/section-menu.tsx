import { useCallback, useSyncExternalStore } from 'react'
import { countBySection } from '../../config/index.ts'
import type { SectionModel } from '../../config/index.ts'
import { useCondition } from '../screen/screen.ts'
import { SectionEntry, SectionNav } from '../frame/section-nav.tsx'
import { useEngine } from '../services/services.ts'
import { useForm } from './fields/context.ts'
import { focusSection } from './focus.ts'

/** The form's sections, each with how many messages stand in it. */
export function SectionMenu() {
  const { model } = useForm()
  return (
    <SectionNav>
      {model.sections.map((section) => (
        <MenuEntry key={section.id} section={section} />
      ))}
    </SectionNav>
  )
}

function MenuEntry({ section }: { section: SectionModel }) {
  const { id, model, store } = useForm()
  const { t } = useEngine()
  const visible = useCondition(section.visible)
  const enabled = useCondition(section.enabled)
  const subscribe = useCallback((heard: () => void) => store.messages.listenAll(heard), [store])
  const count = useSyncExternalStore(
    subscribe,
    () => countBySection(store.messages.all().keys(), model).get(section.id) ?? 0,
  )
  if (!visible) return null
  return (
    <SectionEntry
      label={t(section.label)}
      enabled={enabled}
      count={count}
      onSelect={() => focusSection(id, section.id)}
    />
  )
}
