import { useId, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import type { Theme } from '@mui/material/styles'
import type { TrackingModel } from '../../config/index.ts'
import { inputEdge, useFocusBack, visuallyHidden } from '../../render/index.ts'
import { LateDialog } from '../dialogs/LateDialog.tsx'
import { useT } from '../portal/portal.ts'
import { KeyHint } from './KeyHint.tsx'
import { SHORTCUT, useShortcut } from './use-shortcut.ts'
import { useTracking } from './use-tracking.ts'

/** The code of the choice among several records, loaded when it is needed. */
export const loadFoundRecords = () => import('./FoundRecords.tsx').then(({ FoundRecords }) => FoundRecords)

/** Marks the form that stands in a page, not in the bar. */
export const TRACKS_IN_PAGE = 'data-tracks-in-page'

interface Props {
  tracking: TrackingModel
  /** On the start page, not in the bar. */
  large?: boolean
}

/**
 * Numbers, and by what they are searched for: lead to the drawer of the record they find, or to a choice among several
 * (specification of the shipments, §2, §5 and §8). What is wrong hangs below the input, so that the bar does not move.
 */
export function TrackingForm({ tracking, large = false }: Props) {
  const t = useT()
  const form = useTracking(tracking)
  const { complaint, found, forgetFound } = form
  const errorId = useId()
  const [line, setLine] = useState<HTMLElement | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useShortcut(input, !large)
  const button = useRef<HTMLButtonElement>(null)
  useFocusBack(button, form.isBusy)
  const isWrong = complaint !== undefined
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault()
    void form.submit()
  }
  return (
    // Two landmarks of one kind would need two names: the bar's is the page's search, the start page's a form.
    <Box
      component="form"
      role={large ? undefined : 'search'}
      {...(large && { [TRACKS_IN_PAGE]: '' })}
      noValidate
      aria-label={t('tracking.title')}
      onSubmit={submit}
      sx={{ position: 'relative', width: '100%' }}
    >
      <Box
        ref={setLine}
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: large ? 44 : 42,
          border: 1,
          borderColor: isWrong ? 'error.main' : ({ palette }: Theme) => inputEdge(palette),
          borderRadius: 1,
          bgcolor: 'background.paper',
          pl: 1.5,
          '&:focus-within': { outline: 2, outlineColor: isWrong ? 'error.main' : 'primary.main', outlineOffset: -1 },
        }}
      >
        {tracking.numbers.length > 1 && (
          <NativeSelect
            disableUnderline
            value={form.kind}
            inputProps={{ 'aria-label': t('tracking.by') }}
            onChange={(event) => form.chooseKind(event.target.value)}
            sx={{
              flexShrink: 0,
              typography: 'body2',
              color: 'text.secondary',
              mr: 1,
              // In larger letters it grows, but leaves the number its room, on the smallest phone that of a house bill's.
              width: large ? 'clamp(128px, 46%, 10rem)' : 'clamp(146px, 45%, 9.125rem)',
              '& select': { whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
            }}
          >
            {tracking.numbers.map(({ id, label }) => (
              <option key={id} value={id}>
                {t(label)}
              </option>
            ))}
          </NativeSelect>
        )}
        <InputBase
          inputRef={input}
          value={form.typed}
          placeholder={t('tracking.placeholder')}
          onPaste={(event) => {
            if (form.paste(event.clipboardData.getData('text'), input.current)) event.preventDefault()
          }}
          onChange={(event) => form.type(event.target.value)}
          inputProps={{
            'aria-label': t('tracking.number'),
            'aria-invalid': isWrong,
            autoComplete: 'off',
            spellCheck: false,
            ...(!large && { 'aria-keyshortcuts': SHORTCUT }),
            ...(isWrong && { 'aria-describedby': errorId }),
          }}
          sx={{ flex: 1, minWidth: 0 }}
        />
        {!large && form.typed === '' && <KeyHint />}
        <IconButton ref={button} type="submit" aria-label={t('tracking.submit')} loading={form.isBusy}>
          <Search />
        </IconButton>
      </Box>
      <Box role="alert" id={errorId} style={visuallyHidden}>
        {isWrong && t(complaint)}
      </Box>
      {found.length > 0 && (
        <LateDialog
          load={loadFoundRecords}
          props={{ records: found, anchor: line, choose: form.choose, close: forgetFound }}
          onClose={forgetFound}
        />
      )}
      {isWrong && <Complaint text={t(complaint)} />}
    </Box>
  )
}

/** What is wrong, for the eye: it is announced beside it. */
function Complaint({ text }: { text: string }) {
  return (
    <Box
      aria-hidden
      sx={{
        position: 'absolute',
        top: '100%',
        left: 0,
        zIndex: 'tooltip',
        mt: 0.5,
        px: 1.5,
        py: 0.75,
        bgcolor: 'error.main',
        color: 'error.contrastText',
        borderRadius: 1,
        typography: 'body2',
        boxShadow: 3,
        maxWidth: 340,
      }}
    >
      {text}
    </Box>
  )
}
