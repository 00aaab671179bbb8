import { useCallback, useId, useState } from 'react'
import type { SyntheticEvent } from 'react'
import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputBase from '@mui/material/InputBase'
import NativeSelect from '@mui/material/NativeSelect'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { LabelId, TrackingModel } from '../../../config/index.ts'
import { visuallyHidden } from '../../../render/index.ts'
import { withDrawer } from '../../address/drawers.ts'
import { LateDialog } from '../../dialogs/LateDialog.tsx'
import { notify } from '../../dialogs/notices.tsx'
import { usePortal, useT } from '../../portal.ts'
import { OPENED_HERE } from '../link.ts'
import { loadFoundRecords } from '../overlays.ts'
import { useScene } from '../scene.ts'
import type { FoundRecord } from './track.ts'
import { byKind, complaintOf, tidy, track } from './track.ts'

/**
 * Numbers, and by what they are searched for: lead to the drawer of the record they find, or to a choice among several
 * (specification of the shipments, §2, §5 and §8). What is wrong hangs below the input, so that the bar does not move.
 */
export function TrackingForm({ tracking, large = false }: { tracking: TrackingModel; large?: boolean }) {
  const t = useT()
  const { gateway } = usePortal()
  const { boot, roots } = useScene()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const errorId = useId()
  const [line, setLine] = useState<HTMLElement | null>(null)
  const [kind, setKind] = useState(tracking.numbers[0]?.id ?? '')
  const [typed, setTyped] = useState('')
  const [complaint, setComplaint] = useState<LabelId>()
  const [busy, setBusy] = useState(false)
  const [found, setFound] = useState<readonly FoundRecord[]>([])

  const forgetFound = useCallback(() => setFound([]), [])

  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const wrong = complaintOf(typed, tracking)
    setComplaint(wrong)
    if (wrong !== undefined || busy) return
    const numbers = byKind(typed, tracking.numbers, kind)
    const [only, ...others] = numbers
    if (only !== undefined && others.length === 0) setKind(only.kind)
    setBusy(true)
    const tracked = await track(gateway, tracking, numbers, roots)
    setBusy(false)
    if (tracked.kind === 'nothing') return setComplaint('tracking.notFound')
    if (tracked.kind === 'failed')
      return notify({ severity: 'info', text: tracked.message ?? t('error.somethingWentWrong') })
    if (tracked.missing.length > 0)
      notify({ severity: 'warning', text: t('tracking.missing', { numbers: tracked.missing.join(', ') }) })
    if (tracking.choice !== undefined && tracked.records.length > 1) setFound(tracked.records)
    else open(tracked.records)
  }

  /** Opens a record, and remembers those that it was found with. */
  const open = (records: readonly FoundRecord[], { id } = records[0] ?? { id: '' }): void => {
    setFound([])
    const next = withDrawer(search, boot.drawers, tracking.drawer, id, { among: records.map((record) => record.id) })
    void navigate({ search: next.toString() }, { state: OPENED_HERE })
  }

  return (
    // Two landmarks of one kind would need two names: the bar's is the page's search, the start page's a form.
    <Box
      component="form"
      role={large ? undefined : 'search'}
      noValidate
      aria-label={t('tracking.title')}
      onSubmit={(event: SyntheticEvent) => void submit(event)}
      sx={{ position: 'relative', width: '100%' }}
    >
      <Box
        ref={setLine}
        sx={{
          display: 'flex',
          alignItems: 'center',
          minHeight: large ? 52 : 42,
          border: 1,
          borderColor: complaint === undefined ? '#7d8f9b' : 'error.main',
          borderRadius: '10px',
          bgcolor: 'background.paper',
          pl: 1.5,
          '&:focus-within': {
            outline: 2,
            outlineColor: complaint === undefined ? 'primary.main' : 'error.main',
            outlineOffset: -1,
          },
        }}
      >
        {tracking.numbers.length > 1 && (
          <NativeSelect
            disableUnderline
            value={kind}
            inputProps={{ 'aria-label': t('tracking.by') }}
            onChange={(event) => {
              setKind(event.target.value)
            }}
            sx={{ flexShrink: 0, fontSize: '.9rem', color: 'text.secondary', mr: 1, maxWidth: large ? 190 : 158 }}
          >
            {tracking.numbers.map(({ id, label }) => (
              <option key={id} value={id}>
                {t(label)}
              </option>
            ))}
          </NativeSelect>
        )}
        <InputBase
          value={typed}
          onPaste={(event) => {
            // A column of a spreadsheet: an input of one line would run its lines together.
            const pasted = event.clipboardData.getData('text')
            if (!/[\r\n]/.test(pasted.trim())) return
            event.preventDefault()
            setTyped(tidy([typed, pasted].join(',')))
            setComplaint(undefined)
          }}
          placeholder={t('tracking.placeholder')}
          onChange={(event) => {
            setTyped(event.target.value)
            setComplaint(undefined)
          }}
          inputProps={{
            'aria-label': t('tracking.number'),
            'aria-invalid': complaint !== undefined,
            autoComplete: 'off',
            spellCheck: false,
            ...(complaint !== undefined && { 'aria-describedby': errorId }),
          }}
          sx={{ flex: 1, minWidth: 0 }}
        />
        <IconButton type="submit" aria-label={t('tracking.submit')} loading={busy}>
          <Search />
        </IconButton>
      </Box>
      <Box role="alert" id={errorId} style={visuallyHidden}>
        {complaint !== undefined && t(complaint)}
      </Box>
      {found.length > 0 && (
        <LateDialog
          load={loadFoundRecords}
          props={{
            records: found,
            anchor: line,
            choose: (record: FoundRecord) => open(found, record),
            close: forgetFound,
          }}
          onClose={forgetFound}
        />
      )}
      {complaint !== undefined && (
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
            borderRadius: '8px',
            fontSize: '.85rem',
            boxShadow: 3,
            maxWidth: 340,
          }}
        >
          {t(complaint)}
        </Box>
      )}
    </Box>
  )
}
