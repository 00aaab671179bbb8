import type { ReactNode } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ViewSectionModel } from '../../config/index.ts'
import { sectionId } from '../form/fields/hooks.ts'
import { useCondition, usePaper } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { visuallyHidden } from '../look/visually-hidden.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { Under, useHeadingTag } from '../blocks/heading.tsx'

export interface SectionProps {
  /** Makes the DOM ids of the sections. */
  id: string
  section: ViewSectionModel
  data: unknown
  /** It is there, but not to be seen. */
  hidden?: boolean
  /** Stands below the blocks. */
  children?: ReactNode
}

/** A section's blocks and what stands below them, under its heading where it has one. */
export function Section({ id, section, data, hidden = false, children }: SectionProps) {
  const { t } = useEngine()
  const isVisible = useCondition(section.visible)
  const isEnabled = useCondition(section.enabled)
  const Heading = useHeadingTag()
  const isPaper = usePaper()
  if (!isVisible || !isEnabled) return null
  const shown = (
    <>
      <Blocks blocks={section.blocks} data={data} />
      {children}
    </>
  )
  if (section.label === undefined)
    return (
      <Box hidden={hidden} data-entry={section.id} sx={{ mb: 4 }}>
        {shown}
      </Box>
    )
  const heading = sectionId(id, section.id)
  // A drill-down says itself what it lists, and how many.
  const saysItself = section.drilldown !== undefined && section.blocks.length === 0 && !isPaper
  return (
    <Box component="section" hidden={hidden} data-entry={section.id} aria-labelledby={heading} sx={{ mb: 4 }}>
      <Typography
        id={heading}
        component={Heading}
        variant="h5"
        tabIndex={-1}
        sx={
          saysItself ? visuallyHidden : { mb: 2, pb: 0.5, borderBottom: 1, borderColor: 'divider', scrollMarginTop: 8 }
        }
      >
        {t(section.label)}
      </Typography>
      <Under name={t(section.label)}>{shown}</Under>
    </Box>
  )
}
