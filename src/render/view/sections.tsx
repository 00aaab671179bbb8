import { memo } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ViewSectionModel } from '../../config/index.ts'
import { Drilldown } from '../drilldown/drilldown.tsx'
import { focusSection } from '../form/focus.ts'
import { sectionId } from '../form/fields/hooks.ts'
import { useCondition } from '../screen/screen.ts'
import { SectionEntry, SectionNav } from '../frame/section-nav.tsx'
import { useEngine } from '../services/services.ts'
import { visuallyHidden } from '../frame/visually-hidden.ts'
import { Blocks } from '../blocks/blocks.tsx'

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
  if (!isVisible) return null
  return (
    <SectionEntry
      label={t(section.label)}
      enabled={isEnabled}
      isCurrent={isCurrent}
      onSelect={() => select(section.id)}
    />
  )
}

interface SectionProps {
  id: string
  section: ViewSectionModel
  data: unknown
  /** It is there, but not to be seen. */
  hidden?: boolean
}

/** One section with its blocks. */
export const ViewSection = memo(function ViewSection({ id, section, data, hidden = false }: SectionProps) {
  const { t } = useEngine()
  const isVisible = useCondition(section.visible)
  const isEnabled = useCondition(section.enabled)
  if (!isVisible || !isEnabled) return null
  const heading = sectionId(id, section.id)
  // A drill-down says itself what it lists, and how many.
  const saysItself = section.drilldown !== undefined && section.blocks.length === 0
  return (
    <Box component="section" hidden={hidden} data-entry={section.id} aria-labelledby={heading} sx={{ mb: 4 }}>
      <Typography
        id={heading}
        component="h3"
        variant="h6"
        tabIndex={-1}
        sx={
          saysItself ? visuallyHidden : { mb: 2, pb: 0.5, borderBottom: 1, borderColor: 'divider', scrollMarginTop: 8 }
        }
      >
        {t(section.label)}
      </Typography>
      <Blocks blocks={section.blocks} data={data} />
      {section.drilldown !== undefined && !hidden && <Drilldown model={section.drilldown} file={data} />}
    </Box>
  )
})
