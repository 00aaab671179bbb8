import { memo, useDeferredValue, useState } from 'react'
import type { CSSProperties } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { styled } from '@mui/material/styles'
import { isSectionOpen } from '../../config/index.ts'
import type { FieldModel, SectionModel } from '../../config/index.ts'
import { useCondition } from '../screen/screen.ts'
import { requiredMark } from '../look/field-look.ts'
import { useEngine } from '../services/services.ts'
import { useForm, useHeading } from './fields/context.ts'
import { fieldId, sectionId, useFieldState } from './fields/hooks.ts'
import { FieldView } from './fields/field-view.tsx'

/** Fields that fill a screen: so many are drawn at once. */
const AT_ONCE = 16

/**
 * The sections of the form, one below the other. What fills a screen is drawn at once and all other
 * fields right after it, so that they do not hold back what is read first.
 */
export function FormSections() {
  const { model, store } = useForm()
  const [firstOpen] = useState(() => model.sections.findIndex((section) => isSectionOpen(section, store.scope)))
  return model.sections.map((section, index) => (
    <Section key={section.id} section={section} isAtOnce={index <= firstOpen} />
  ))
}

/** A section out of sight is neither styled nor laid out. The edges leave room for what stands out of its fields. */
const SECTION = { mb: 4, mx: -1.5, px: 1.5, contentVisibility: 'auto', containIntrinsicSize: 'auto 320px' } as const
/** Seen once it stands where it stays: below the fields of the sections before. */
const UPCOMING = { ...SECTION, visibility: 'hidden' } as const

/** Twelve columns, of which a field takes as many as its width says, and a heading all; on a phone each has its line. */
const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
  gap: theme.spacing(2),
  '& > *': { gridColumn: 'var(--start, auto) / span var(--width, 12)', minWidth: 0 },
  // Two columns, for wide fields both.
  [theme.breakpoints.down('md')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > *': { gridColumn: 'span clamp(1, var(--width, 12) - 5, 2)' },
  },
  [theme.breakpoints.down('sm')]: { '& > *': { gridColumn: 'span 2' } },
  // The same two columns on paper, in lines: a browser takes a whole grid to the next page rather than to break it before its last heading.
  '@media print': {
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': {
      flex: `0 0 calc(clamp(1, var(--width, 12) - 5, 2) * (50% + ${theme.spacing(1)}) - ${theme.spacing(2)})`,
    },
  },
}))

const Section = memo(function Section({ section, isAtOnce }: { section: SectionModel; isAtOnce: boolean }) {
  const { id } = useForm()
  const { t } = useEngine()
  const visible = useCondition(section.visible)
  const enabled = useCondition(section.enabled)
  const isWhole = useDeferredValue(true, false)
  if (!visible || (!enabled && section.disabledHint === undefined)) return null
  const heading = sectionId(id, section.id)
  const fields = isWhole ? section.fields : section.fields.slice(0, isAtOnce ? AT_ONCE : 0)
  return (
    <Box
      component="section"
      data-entry={section.id}
      aria-labelledby={heading}
      aria-busy={!isWhole || undefined}
      sx={isWhole || isAtOnce ? SECTION : UPCOMING}
    >
      <Heading id={heading} section={section} enabled={enabled} />
      {enabled ? (
        <Fields>
          {fields.map((field) => (
            <PlacedField key={field.id} field={field} />
          ))}
        </Fields>
      ) : (
        <Typography variant="body2" color="textSecondary">
          {t(section.disabledHint ?? '')}
        </Typography>
      )}
    </Box>
  )
})

interface HeadingProps {
  id: string
  section: SectionModel
  enabled: boolean
}

/** The heading of a section. It stands for the label of a list that fills the section, and is marked while the list must have a row. */
function Heading(props: HeadingProps) {
  const { fields } = props.section
  const list = fields.length === 1 ? fields.find((field) => field.fields !== undefined) : undefined
  return list === undefined ? <Title {...props} /> : <ListTitle {...props} list={list} />
}

function ListTitle({ list, ...props }: HeadingProps & { list: FieldModel }) {
  const { required, readOnly } = useFieldState(list)
  return <Title {...props} isRequired={required && !readOnly} />
}

function Title({ id, section, enabled, isRequired = false }: HeadingProps & { isRequired?: boolean }) {
  const { t } = useEngine()
  const level = useHeading(1)
  return (
    <Typography
      id={id}
      component={level}
      variant="h5"
      tabIndex={-1}
      data-required={isRequired || undefined}
      sx={{
        mb: 2,
        pb: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
        color: enabled ? 'text.primary' : 'text.secondary',
        scrollMarginTop: 8,
        ...requiredMark,
      }}
    >
      {t(section.label)}
    </Typography>
  )
}

/** A field in the room that its layout gives it, below its heading. */
const PlacedField = memo(function PlacedField({ field }: { field: FieldModel }) {
  const { id } = useForm()
  const { t } = useEngine()
  const { visible } = useFieldState(field)
  const level = useHeading(2)
  if (!visible) return null
  const at = fieldId(id, null, field.id)
  return (
    <>
      {field.heading !== undefined && (
        <Typography component={level} variant="subtitle1" sx={{ mt: 1, fontWeight: 600 }}>
          {t(field.heading)}
        </Typography>
      )}
      <div
        id={`${at}-slot`}
        data-entry={field.id}
        style={{ '--width': field.width, ...(field.startsRow === true && { '--start': 1 }) } as CSSProperties}
      >
        <FieldView field={field} path={field.path} compact={false} />
      </div>
    </>
  )
})
