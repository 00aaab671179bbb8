import Delete from '@mui/icons-material/Delete'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'
import { useEngine } from '../../render/index.ts'
import type { Entry } from '../wire/action-code.ts'
import { showText } from '../wire/text.ts'
import { FileButton } from './FileButton.tsx'
import { changeOf, isKnown } from './list.ts'
import type { DocumentOptions } from './options.ts'
import type { Documents } from './use-documents.ts'

interface RowButtonsProps {
  entry: Entry
  index: number
  options: DocumentOptions
  documents: Documents
}

/**
 * What can be done with a document: only one of the portal's own source may be replaced or deleted, and not once the
 * record is closed by (specification, §4); a new one always.
 */
export function RowButtons({ entry, index, options, documents }: RowButtonsProps) {
  const { t } = useEngine()
  const { names, ownSource } = options
  const { readOnly, isClosed, isFull, isSaving, reading, limits, take, remove, undo } = documents
  if (readOnly) return null
  const known = isKnown(entry, names)
  const change = changeOf(entry, names)
  const isOwn = names.source === undefined || entry[names.source] === ownSource
  const mayChange = !known || (isOwn && !isClosed)
  const name = showText(entry[names.file])
  const rests = isSaving || reading !== undefined
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      {mayChange && change !== 'removed' && (options.replace || !known) && (
        <FileButton types={limits.types} take={(files) => void take(files, index)}>
          {(choose) => (
            <Act label={t('documents.replace', { name })} disabled={rests || (isFull && change === undefined)} act={choose}>
              <SwapHoriz fontSize="small" />
            </Act>
          )}
        </FileButton>
      )}
      {known && change !== undefined && (
        <Act label={t('documents.undo', { name })} disabled={rests} act={() => undo(index)}>
          <Undo fontSize="small" />
        </Act>
      )}
      {mayChange && change !== 'removed' && (options.remove || !known) && (
        <Act label={t('documents.remove', { name })} disabled={rests} act={() => remove(index)}>
          <Delete fontSize="small" />
        </Act>
      )}
    </Box>
  )
}

function Act({ label, disabled, act, children }: { label: string; disabled: boolean; act(): void; children: ReactNode }) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton aria-label={label} disabled={disabled} onClick={act} sx={{ minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } }}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
