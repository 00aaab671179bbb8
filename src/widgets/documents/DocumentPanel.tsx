import Save from '@mui/icons-material/SaveOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo, useRef } from 'react'
import type { ReactNode } from 'react'
import { cardsFor, eachOnce, Empty, InHeader, NARROW, useEngine, useFocusBack, usePaper } from '../../render/index.ts'
import { showText } from '../wire/text.ts'
import { AddDocument, Taking } from './AddDocument.tsx'
import { columnsOf, DocumentCards, DocumentTable } from './DocumentRows.tsx'
import { download } from './download.ts'
import { actsOn, changeOf, ofItsType, shown } from './list.ts'
import type { DocumentOptions } from './manifest.ts'
import { RowButtons } from './RowButtons.tsx'
import { useDocuments } from './use-documents.ts'
import type { DocumentList } from './use-documents.ts'

interface DocumentPanelProps {
  id: string
  label: string
  list: DocumentList
  options: DocumentOptions
  /** Its label, where no heading above it says it. */
  heading?: ReactNode
  errors?: readonly string[]
  /** What is wrong with the document at an index. */
  errorsAt?(index: number): ReactNode
}

/** The documents of a record: its list, what can be done with each, where one is added, and the button that saves them, in the header of a view. */
export function DocumentPanel({ id, label, list, options, heading, errors = [], errorsAt }: DocumentPanelProps) {
  const services = useEngine()
  const { t } = services
  const isPaper = usePaper()
  const isNarrow = useMediaQuery(NARROW) && !isPaper
  const documents = useDocuments(list, options)
  const { names, save } = options
  // What cannot be saved here is not offered either.
  const addsOnly = isNarrow && save?.narrow === 'added'
  const offered = addsOnly ? { ...options, replace: false, remove: false } : options
  const own = new Set(ofItsType(list.entries, options))
  const canSave = addsOnly ? [...own].some((entry) => changeOf(entry, names) === 'added') : documents.hasChanges
  const { isSaving, isSending, readOnly } = documents
  const panel = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  // Once all is saved the button is gone.
  const pressed = useMemo(
    () => ({
      get current() {
        return button.current ?? panel.current
      },
    }),
    [],
  )
  useFocusBack(pressed, isSending)
  const ofIt = shown(list.entries, names).filter(({ entry }) => own.has(entry))
  const keys = eachOnce(
    ofIt.map(
      ({ entry, index }) =>
        showText(entry[names.id]) || `new-${showText(names.serial === undefined ? index : entry[names.serial])}`,
    ),
  )
  const rows = ofIt.map(({ entry, index }, at) => {
    const key = keys[at] ?? ''
    return {
      key,
      entry,
      index,
      options,
      // Attributes name several ids with spaces between them.
      id: `${id}-${key.replaceAll(/\s/g, '-')}`,
      change: changeOf(entry, names),
      isBusy: isSaving,
      amend: documents.amend,
      download: () => download(entry, options, services),
      errors: errorsAt?.(index),
      buttons: <RowButtons entry={entry} index={index} options={offered} documents={documents} />,
    }
  })
  const hasButtons = rows.some(({ entry }) => Object.values(actsOn(entry, offered, documents)).includes(true))
  const Rows =
    useMediaQuery(cardsFor(columnsOf(rows).length + Number(hasButtons))) && !isPaper ? DocumentCards : DocumentTable
  const saveLabel = (isNarrow ? save?.labelNarrow : undefined) ?? save?.label
  return (
    <Stack id={id} ref={panel} tabIndex={-1} role="group" aria-label={label} spacing={1.5} sx={{ outline: 'none' }}>
      {heading}
      {errors.length > 0 && <FormHelperText error>{errors.join(' ')}</FormHelperText>}
      {rows.length > 0 ? (
        <Rows label={label} rows={rows} hasButtons={hasButtons} />
      ) : (
        <NoDocuments isTooEarly={documents.isTooEarly} isField={options.ofType !== undefined} readOnly={readOnly} />
      )}
      {!readOnly &&
        (documents.hasMost ? (
          <Taking documents={documents} />
        ) : (
          <AddDocument documents={documents} maxNew={options.maxNew} label={label} />
        ))}
      {isSending && <Sending part={documents.sent} />}
      {saveLabel !== undefined && canSave && !readOnly && (
        <InHeader>
          <Button
            ref={button}
            variant="contained"
            size={isNarrow ? 'small' : 'medium'}
            startIcon={!isNarrow && <Save />}
            disabled={isSaving || documents.reading !== undefined}
            onClick={() => void documents.save()}
            sx={{ alignSelf: 'flex-end' }}
          >
            {t(isSending ? 'form.processing' : saveLabel)}
          </Button>
        </InHeader>
      )}
    </Stack>
  )
}

/** In the place of documents: that there are none; in a field of one type, among others, only where none can be added. */
function NoDocuments({ isTooEarly, isField, readOnly }: { isTooEarly: boolean; isField: boolean; readOnly: boolean }) {
  const { t } = useEngine()
  if (!isField) return <Empty scene="papers" text={t('documents.empty')} />
  if (!readOnly) return null
  return (
    <Typography variant="body2" color="textSecondary">
      {t(isTooEarly ? 'documents.saveFirst' : 'documents.empty')}
    </Typography>
  )
}

/** How much of the files has been sent; once all of it has, that the answer is waited for. */
function Sending({ part }: { part: number }) {
  const { t } = useEngine()
  if (part >= 1) return <LinearProgress aria-label={t('form.processing')} />
  const percent = Math.floor(part * 100)
  const progress = t('documents.sending', { percent })
  return (
    <Box>
      <Typography variant="body2">{progress}</Typography>
      <LinearProgress variant="determinate" value={percent} aria-label={progress} />
    </Box>
  )
}
