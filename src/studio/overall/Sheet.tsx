import type { ReactNode } from 'react'
import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import useMediaQuery from '@mui/material/useMediaQuery'
import { TypingContext, useTypingOver } from '../controls/typing.ts'
import type { StudioState } from '../host/api.ts'
import { hintOf } from '../words/hint.ts'
import { useWords } from '../words/words.ts'

/** A window in which such a page takes all there is. */
export const NARROW = '(max-width: 599px)'

interface SheetProps {
  title: string
  state: StudioState | undefined
  /** Of which version of the state what stands there is, where that is an answer of its own. */
  answeredOf?: number | undefined
  failure: string
  /** It asks a few things and leaves. */
  isSmall?: boolean
  /** Something was typed there that is not put in yet: a click beside it does not close it. */
  isBegun?: boolean
  close(): void
  children: ReactNode
}

/** A page over the studio about all of a tenant at once, with the findings that stop it from being saved. */
export function Sheet({
  title,
  state,
  answeredOf,
  failure,
  isSmall = false,
  isBegun = false,
  close,
  children,
}: SheetProps) {
  const { t } = useWords()
  const isNarrow = useMediaQuery(NARROW)
  const typing = useTypingOver(answeredOf !== undefined && answeredOf !== state?.version)
  const errors = state?.findings.filter(({ severity }) => severity === 'error') ?? []
  return (
    <Dialog
      open
      fullWidth
      fullScreen={isNarrow && !isSmall}
      maxWidth={isSmall ? 'sm' : 'xl'}
      onClose={isBegun ? undefined : close}
      aria-labelledby="sheet"
    >
      <Stack direction="row" sx={{ alignItems: 'center', pr: 2 }}>
        <DialogTitle id="sheet" sx={{ flex: 1 }}>
          {title}
        </DialogTitle>
        <IconButton aria-label={t('publishing.cancel')} onClick={close}>
          <Close />
        </IconButton>
      </Stack>
      <DialogContent dividers sx={{ ...(!isSmall && { height: '80vh' }) }}>
        {(failure !== '' || errors.length > 0) && (
          // Whoever is far down the page sees what came of it.
          <Stack
            spacing={1}
            sx={{ position: 'sticky', top: 0, zIndex: 2, mb: 1, maxHeight: '40%', overflow: 'auto', flex: 'none' }}
          >
            {failure !== '' && <Alert severity="error">{failure}</Alert>}
            {errors.map((each) => (
              <Alert key={`${each.file}:${each.line}${each.message}`} severity="error">
                {each.message} {hintOf(each, t)} ({each.file}:{each.line})
              </Alert>
            ))}
          </Stack>
        )}
        <TypingContext value={typing}>{children}</TypingContext>
      </DialogContent>
    </Dialog>
  )
}
