import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { dayText, useEngine, useLookup, usePaper } from '../../render/index.ts'
import { Choice } from '../input/Choice.tsx'
import { itemOf, noOptionsLabel } from '../input/lookup-words.ts'
import { TextInput } from '../input/TextInput.tsx'
import { dayOrText } from '../../config/index.ts'
import type { Entry } from '../../config/index.ts'
import { ownValue } from '../wire/own-value.ts'
import { showText } from '../wire/text.ts'
import type { Change } from './list.ts'
import type { DocumentOptions } from './manifest.ts'

/** Most characters of a description (the contract's JobDocument). */
const LONGEST_DESCRIPTION = 250

/**
 * An input gives its column no width of its own: it is another with the focus than without, and a table that lays itself out anew when
 * the focus goes moves the button that was being pressed.
 */
const STEADY = { contain: 'inline-size', minWidth: 150 } as const

/** What each document is drawn with. */
export interface DocumentProps {
  entry: Entry
  index: number
  change: Change
  options: DocumentOptions
  /** Makes the DOM ids of its inputs. */
  id: string
  isBusy: boolean
  download(): Promise<void>
  amend(index: number, patch: Entry): void
}

/** Whether the gateway has the file that is named: it can be downloaded, where the gateway said its id. */
export function isStored(change: Change): boolean {
  return change === undefined || change === 'removed'
}

/** The file's name, which downloads it, and what becomes of it. */
export function FileName({ entry, change, options: { names }, download }: DocumentProps) {
  const { t } = useEngine()
  const [isComing, setComing] = useState(false)
  const isPaper = usePaper()
  // A file without a name is told by its id: a link needs a name.
  const name = showText(entry[names.file]) || showText(entry[names.id])
  const changes = { added: 'documents.added', replaced: 'documents.replaced', removed: 'documents.removed' } as const
  return (
    <>
      {isStored(change) && showText(entry[names.id]) !== '' && !isPaper ? (
        <Link
          component="button"
          type="button"
          variant="body2"
          aria-label={t('documents.download', { name })}
          aria-busy={isComing}
          onClick={() => {
            // On a slow line it is pressed again: once is enough.
            if (isComing) return
            setComing(true)
            void download().finally(() => setComing(false))
          }}
          sx={{
            textAlign: 'left',
            // Its first line is on that of the words beside it.
            display: 'inline-flex',
            verticalAlign: 'baseline',
            overflowWrap: 'anywhere',
            textDecoration: change === 'removed' ? 'line-through' : 'underline',
          }}
        >
          {name}
        </Link>
      ) : (
        <span style={{ overflowWrap: 'anywhere' }}>{name}</span>
      )}
      <Typography component="span" role="status" variant="caption" color="textSecondary" sx={{ ml: isComing ? 1 : 0 }}>
        {isComing && t('form.processing')}
      </Typography>
      {change !== undefined && (
        <Chip
          size="small"
          variant="outlined"
          color={change === 'removed' ? 'error' : 'primary'}
          label={t(changes[change])}
          sx={{ ml: 1 }}
        />
      )}
    </>
  )
}

/** The type: as the options say that it reads, else chosen while the file is still to be sent. */
export function TypeOf(props: DocumentProps) {
  const { t } = useEngine()
  const { typeLookup: lookup, names, typeLabels } = props.options
  const field = names.type
  if (field === undefined) return null
  // Nobody chooses it here: a field of its own adds such documents.
  const label = ownValue(typeLabels, showText(props.entry[field]))
  if (label !== undefined) return t(label)
  return lookup === undefined ? showText(props.entry[field]) : <TypeIn {...props} lookup={lookup} field={field} />
}

function TypeIn({
  entry,
  index,
  change,
  id,
  amend,
  isBusy,
  lookup,
  field,
}: DocumentProps & { lookup: string; field: string }) {
  const { t } = useEngine()
  const { items, state, again } = useLookup(lookup)
  const code = showText(entry[field])
  // Nobody reads a code while its words are on their way.
  if (isStored(change)) return state === 'loading' ? null : itemOf(items, code).label
  const frame = {
    id: `${id}-type`,
    label: t('documents.type'),
    errors: [],
    required: false,
    readOnly: isBusy,
    compact: true,
  }
  return (
    <Box sx={STEADY}>
      <Choice
        frame={frame}
        items={items}
        value={code}
        show="label"
        empty={noOptionsLabel(state)}
        again={again}
        pick={(item) => amend(index, { [field]: item?.value })}
      />
    </Box>
  )
}

/** The day of the upload. */
export function DayOf({ entry, options: { names, format } }: DocumentProps): ReactNode {
  const { formats } = useEngine()
  return dayText(dayOrText(showText(entry[names.date ?? ''])), formats, format)
}

/** The description; typed while the file is still to be sent. */
export function DescriptionOf({
  entry,
  index,
  change,
  id,
  amend,
  isBusy,
  options: { names },
}: DocumentProps): ReactNode {
  const { t } = useEngine()
  const field = names.description
  if (field === undefined) return null
  const text = showText(entry[field])
  if (isStored(change)) return text
  const frame = {
    id: `${id}-description`,
    label: t('documents.description'),
    errors: [],
    required: false,
    readOnly: isBusy,
    compact: true,
  }
  return (
    <TextInput
      frame={frame}
      value={text}
      change={(next) => amend(index, { [field]: next })}
      allowed="free"
      limit={LONGEST_DESCRIPTION}
    />
  )
}
