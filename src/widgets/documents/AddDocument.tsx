import UploadFile from '@mui/icons-material/UploadFileOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId, useRef, useState } from 'react'
import type { DragEvent } from 'react'
import { useEngine, useFocusBack, visuallyHidden } from '../../render/index.ts'
import { TOUCH_HEIGHT } from '../input/FieldBox.tsx'
import { FileButton } from './FileButton.tsx'
import type { Documents } from './use-documents.ts'

/** Where a file is chosen or dropped, with what may be uploaded and what was wrong with the last one. */
export function AddDocument({ documents, maxNew, label }: { documents: Documents; maxNew: number; label: string }) {
  const { t } = useEngine()
  const id = useId()
  const [isOver, setOver] = useState(false)
  const { limits, isFull, isSaving, reading, take } = documents
  const rests = isFull || isSaving || reading !== undefined
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, reading !== undefined)

  const over = (event: DragEvent) => {
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isSaving) void take([...event.dataTransfer.files])
  }
  return (
    <Box
      role="group"
      aria-label={t('documents.add', { label })}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        displayPrint: 'none',
        p: 2,
        border: '1px dashed',
        borderColor: isOver ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: isOver ? 'action.hover' : 'transparent',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
        <FileButton types={limits.types} take={(files) => void take(files)}>
          {(choose) => (
            <Button
              ref={button}
              variant="outlined"
              startIcon={<UploadFile />}
              disabled={rests}
              aria-describedby={id}
              onClick={choose}
              sx={{ minHeight: { xs: TOUCH_HEIGHT, sm: 0 } }}
            >
              {t('documents.choose')}
            </Button>
          )}
        </FileButton>
        <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
          {t('documents.drop')}
        </Typography>
      </Box>
      <Typography
        id={id}
        variant="caption"
        component="p"
        color="textSecondary"
        sx={{ mt: 1, overflowWrap: 'anywhere' }}
      >
        {isFull
          ? t('documents.limit', { limit: maxNew })
          : t('documents.hint', { types: limits.types.join(', '), size: limits.size })}
      </Typography>
      <Taking documents={documents} />
    </Box>
  )
}

/** How much of a file is read, that it was taken, for who does not see its row (WCAG 2.2, 4.1.3), or why it was not. */
export function Taking({ documents: { reading, hasTaken, fault } }: { documents: Documents }) {
  const { t } = useEngine()
  return (
    <>
      {reading !== undefined && (
        <Box sx={{ mt: 1 }}>
          <Typography variant="body2">{t('documents.reading', { name: reading.name })}</Typography>
          <LinearProgress
            variant="determinate"
            value={Math.round(reading.part * 100)}
            aria-label={t('documents.reading', { name: reading.name })}
          />
        </Box>
      )}
      <Box sx={{ position: 'relative' }}>
        <span role="status" style={visuallyHidden}>
          {hasTaken && t('documents.taken')}
        </span>
      </Box>
      <Typography
        role="alert"
        variant="body2"
        color="error"
        sx={fault === undefined ? {} : { mt: 1, overflowWrap: 'anywhere' }}
      >
        {fault}
      </Typography>
    </>
  )
}
