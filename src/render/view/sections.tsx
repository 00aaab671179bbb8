import { memo } from 'react'
import type { ViewSectionModel } from '../../config/index.ts'
import { Drilldown } from '../drilldown/drilldown.tsx'
import { PaperDrilldown } from '../drilldown/paper.tsx'
import { focusSection } from '../form/focus.ts'
import { useCondition, usePaper } from '../screen/screen.ts'
import { SectionEntry, SectionNav } from '../frame/section-nav.tsx'
import { useEngine } from '../services/services.ts'
import { Section } from './section.tsx'
import type { SectionProps } from './section.tsx'

interface MenuProps {
  /** Makes the DOM ids of this view's sections. */
  id: string
  sections: readonly ViewSectionModel[]
  /** The section that is shown, or read where all are shown. */
  current: string | undefined
  /** Shows a section alone; without it all are shown. */
  choose?(section: string): void
}

/** The view's sections: leads to one, or shows it alone. */
export function ViewMenu({ id, sections, current, choose }: MenuProps) {
  const select = choose ?? ((section: string): void => focusSection(id, section))
  return (
    <SectionNav>
      {sections.map((section) => (
        <Entry key={section.id} section={section} isCurrent={section.id === current} select={select} />
      ))}
    </SectionNav>
  )
}

function Entry({
  section,
  isCurrent,
  select,
}: {
  section: ViewSectionModel
  isCurrent: boolean
  select(section: string): void
}) {
  const { t } = useEngine()
  const isVisible = useCondition(section.visible)
  const isEnabled = useCondition(section.enabled)
  if (!isVisible || section.label === undefined) return null
  return (
    <SectionEntry
      label={t(section.label)}
      enabled={isEnabled}
      isCurrent={isCurrent}
      onSelect={() => select(section.id)}
    />
  )
}

/** One section with its blocks and its drill-down. */
export const ViewSection = memo(function ViewSection({ data, hidden = false, ...props }: SectionProps) {
  const { drilldown } = props.section
  const Levels = usePaper() ? PaperDrilldown : Drilldown
  return (
    <Section data={data} hidden={hidden} {...props}>
      {drilldown !== undefined && !hidden && <Levels model={drilldown} file={data} />}
    </Section>
  )
})
