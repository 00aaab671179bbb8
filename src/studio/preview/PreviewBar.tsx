import { useState, type ReactNode } from 'react'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Popover from '@mui/material/Popover'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { StudioScreen, StudioTenant } from '../host/api.ts'
import { Choice, type Option } from '../controls/Choice.tsx'
import { isHosted } from '../host/host.ts'
import { PreviewLink } from './PreviewLink.tsx'
import { textAt, valuesOf } from './records.ts'
import { noWish, type Shown, type Wish } from './use-record.ts'
import { useWords } from '../words/words.ts'

export const widths = ['1280px', '768px', '390px', '100%'] as const

/** How somebody looks at a screen. */
export interface Look {
  /** By whose eyes. */
  eyes: string
  language: string
  width: string
  /** A click selects in place of acting. */
  selects: boolean
  isDark: boolean
  /** Beside what is published. */
  compares: boolean
}

interface PreviewBarProps extends RecordProps {
  tenant: StudioTenant
  look: Look
  put(change: Partial<Look>): void
  allEyes: readonly Option[]
  /** Address of what is shown, where a colleague may open it; without one nothing is published that it could be compared with. */
  link: string | undefined
}

interface RecordProps {
  screen: StudioScreen
  shown: Shown
  wish: Wish
  setWish(wish: Wish): void
}

/** By whose eyes, in which language, how wide and with which record the screen is seen; and whether a click selects or acts. */
export function PreviewBar({ tenant, look, put, allEyes, link, ...records }: PreviewBarProps) {
  const { t } = useWords()
  const { eyes, language, width, selects, isDark, compares } = look
  return (
    <Stack
      direction="row"
      sx={{
        px: 1.5,
        py: 1,
        gap: 1,
        alignItems: 'flex-end',
        flexWrap: 'wrap',
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        // In one line with the inputs beside them, whose labels stand above.
        '& > label, & > button': { minHeight: 38 },
        '& > label': { gap: 0.75, '& > .MuiTypography-root': { typography: 'body2' } },
      }}
    >
      <Choice
        label={t('preview.as')}
        value={eyes}
        options={allEyes}
        choose={(chosen) => put({ eyes: chosen })}
        sx={{ minWidth: 112 }}
      />
      <Choice
        label={t('preview.language')}
        value={language}
        options={tenant.languages.map((each) => ({ value: each, text: each }))}
        choose={(chosen) => put({ language: chosen })}
        sx={{ minWidth: 72 }}
      />
      <Choice
        label={t('preview.width')}
        value={width}
        options={widths.map((each) => ({ value: each, text: each === '100%' ? t('preview.fullWidth') : each }))}
        choose={(chosen) => put({ width: chosen })}
        sx={{ minWidth: 96 }}
      />
      <RecordChoices {...records} />
      <FormControlLabel
        control={<Switch size="small" checked={selects} onChange={({ target }) => put({ selects: target.checked })} />}
        label={t('preview.selects')}
        sx={{ ml: 0, mr: 1 }}
      />
      <FormControlLabel
        control={<Switch size="small" checked={isDark} onChange={({ target }) => put({ isDark: target.checked })} />}
        label={t('preview.dark')}
        sx={{ ml: 0, mr: 1 }}
      />
      {link !== undefined && (
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={compares}
              onChange={({ target }) => put({ compares: target.checked })}
              slotProps={{ input: { 'aria-label': t('preview.compares') } }}
            />
          }
          label={t('preview.compare')}
          title={t('preview.compares')}
          sx={{ ml: 0, mr: 1 }}
        />
      )}
      {link !== undefined && <PreviewLink address={link} />}
      {!selects && isHosted() && (
        <Typography variant="body2" role="status" sx={{ flexBasis: '100%', color: 'warning.main' }}>
          {t('preview.isReal')}
        </Typography>
      )}
    </Stack>
  )
}

/** Mode, status and whatever else the list is filtered by, the place inside the record, and the record itself. */
function RecordChoices({ screen, shown, wish, setWish }: RecordProps) {
  const { t, of } = useWords()
  if (screen.records === undefined) return null
  const { by, places, id, title } = screen.records
  const any = { value: '', text: t('preview.any') }
  const isNew = screen.address?.endsWith('=new') === true
  const first = isNew ? { value: '', text: t('preview.newRecord') } : any
  const want = (choice: string, value: string) => {
    const wanted = { ...wish.wanted, [choice]: value }
    const isAny = Object.values(wanted).every((each) => each === '')
    setWish(isAny && wish.place === 0 ? noWish : { ...wish, wanted, record: '' })
  }
  const filters = by.map((choice) => (
    <Choice
      key={choice.id}
      label={of(choice.texts)}
      value={wish.wanted[choice.id] ?? ''}
      options={[
        any,
        ...valuesOf(shown.rows, choice).map((value) => ({
          value,
          text: of(choice.values[value] ?? { en: value }),
        })),
      ]}
      choose={(value) => want(choice.id, value)}
      sx={{ minWidth: 120 }}
    />
  ))
  return (
    <>
      {by.length > MOST_BESIDE ? <Folded wanted={wish.wanted}>{filters}</Folded> : filters}
      {places.length > 1 && (
        <Choice
          label={t('preview.place')}
          value={String(wish.place)}
          options={places.map(({ section, texts }, index) => ({
            value: String(index),
            text: section === undefined ? t('preview.asItOpens') : of(texts),
          }))}
          choose={(place) => setWish({ ...wish, place: Number(place), record: '' })}
          sx={{ minWidth: 120 }}
        />
      )}
      <Choice
        label={t('preview.record')}
        value={wish.record}
        options={[
          wish === noWish ? first : any,
          ...shown.fitting.map((row) => ({ value: textAt(row, id), text: textAt(row, title) || textAt(row, id) })),
        ]}
        choose={(record) => setWish({ ...wish, record })}
        sx={{ minWidth: 120 }}
      />
    </>
  )
}

/** So many choices of records stand in the bar; more open from a button. */
const MOST_BESIDE = 2

/** Choices behind a button that says how many are made. */
function Folded({ wanted, children }: { wanted: Wish['wanted']; children: ReactNode }) {
  const { t } = useWords()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const count = Object.values(wanted).filter((value) => value !== '').length
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {count === 0 ? t('preview.narrow') : t('preview.narrowed', { count })}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('preview.narrow') } }}
      >
        <Stack sx={{ p: 2, gap: 1.5, minWidth: 240 }}>{children}</Stack>
      </Popover>
    </>
  )
}
