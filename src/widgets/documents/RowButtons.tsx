import Delete from '@mui/icons-material/DeleteOutlined'
import SwapHoriz from '@mui/icons-material/SwapHoriz'
import Undo from '@mui/icons-material/Undo'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'
import { useEngine } from '../../render/index.ts'
import type { Entry } from '../../config/index.ts'
import { showText } from '../wire/text.ts'
import { FileButton } from './FileButton.tsx'
import { actsOn, changeOf } from './list.ts'
import type { DocumentOptions } from './manifest.ts'
import type { Documents } from './use-documents.ts'

interface RowButtonsProps {
  entry: Entry
  index: number
  options: DocumentOptions
  documents: Documents
}

/** The buttons for what can be done with a document. */
export function RowButtons({ entry, index, options, documents }: RowButtonsProps) {
  const { t } = useEngine()
  const { names } = options
  const { isFull, isSaving, reading, limits, take, remove, undo } = documents
  const acts = actsOn(entry, options, documents)
  const name = showText(entry[names.file])
  const rests = isSaving || reading !== undefined
  const buttons = useRef<HTMLDivElement>(null)
  const hand = useHandedOn(buttons)
  return (
    <Box ref={buttons} sx={{ display: 'flex', justifyContent: 'flex-end', whiteSpace: 'nowrap' }}>
      {acts.replace && (
        <FileButton types={limits.types} take={(files) => void take(files, index)}>
          {(choose) => (
            <Act
              label={t('documents.replace', { name })}
              disabled={rests || (isFull && changeOf(entry, names) === undefined)}
              act={choose}
            >
              <SwapHoriz fontSize="small" />
            </Act>
          )}
        </FileButton>
      )}
      {acts.undo && (
        <Act label={t('documents.undo', { name })} disabled={rests} act={hand(() => undo(index))}>
          <Undo fontSize="small" />
        </Act>
      )}
      {acts.remove && (
        <Act label={t('documents.remove', { name })} disabled={rests} act={hand(() => remove(index))}>
          <Delete fontSize="small" />
        </Act>
      )}
    </Box>
  )
}

/** The button that is pressed goes: the focus is on the one that takes it back, and on the list where the whole row has gone. */
function useHandedOn(buttons: RefObject<HTMLElement | null>): (act: () => void) => () => void {
  const isHanded = useRef(false)
  useEffect(() => {
    if (!isHanded.current) return
    isHanded.current = false
    const left = buttons.current?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? []
    ;[...left].at(-1)?.focus()
  })
  return (act) => () => {
    isHanded.current = true
    buttons.current?.closest<HTMLElement>('[role="group"]')?.focus({ preventScroll: true })
    act()
  }
}

function Act({
  label,
  disabled,
  act,
  children,
}: {
  label: string
  disabled: boolean
  act(): void
  children: ReactNode
}) {
  return (
    <Tooltip title={label}>
      <span>
        <IconButton
          aria-label={label}
          disabled={disabled}
          onClick={act}
          sx={{ minWidth: { xs: 44, sm: 0 }, minHeight: { xs: 44, sm: 0 } }}
        >
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
