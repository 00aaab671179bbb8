import { useState } from 'react'
import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import type { Setting } from '../../config/node.ts'
import { Choice } from '../controls/Choice.tsx'
import { Colour } from '../controls/Colour.tsx'
import { Committed } from '../controls/Committed.tsx'
import { Letters } from '../controls/Letters.tsx'
import { PictureButton } from '../controls/PictureButton.tsx'
import { useSent } from '../controls/sent.ts'
import { useSteadyList } from '../controls/lines/steady-list.ts'
import type { Change } from '../host/api.ts'
import { Ordered } from '../properties/Ordered.tsx'
import { useWords } from '../words/words.ts'

export interface SettingLineProps {
  line: Setting
  /** Who notices it, where that is not said above. */
  reach: string | undefined
  /** How many records there are, by what the tenant has. */
  records: Readonly<Record<string, number>>
  /** Address of a picture of the tenant. */
  picture(path: string): string
  change(...changes: Change[]): void
}

/** One setting, who notices it, and the file and line that say it. */
export function SettingLine({ line: said, reach, records, picture, change }: SettingLineProps) {
  const { file, keys, at, usual } = said
  const { shown, send } = useSent(said.value)
  const line = { ...said, value: shown }
  const put = (value: unknown) => {
    const isSaid = value !== undefined && value !== ''
    send(isSaid ? value : usual, () => change({ kind: 'set', file, keys, ...(isSaid && { value }) }))
  }
  return (
    <Box>
      {line.kind === 'asset' || line.kind === 'typeface' ? (
        <FileLine {...{ line, picture, put }} take={(content) => change({ kind: 'picture', file, keys, content })} />
      ) : (
        <Control line={line} held={records[keys.at(-1) ?? '']} put={put} />
      )}
      <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 0.25 }}>
        {reach}
        {at !== undefined && (
          <Box component="span" sx={{ ml: reach === undefined ? 0 : 1, overflowWrap: 'anywhere' }}>
            {at.file}:{at.line}
          </Box>
        )}
      </Typography>
    </Box>
  )
}

/** A picture or a typeface among those of the tenant, or another one of the person's own. */
function FileLine({
  line,
  picture,
  put,
  take,
}: Pick<SettingLineProps, 'line' | 'picture'> & { put(value: unknown): void; take(base64: string): void }) {
  const { t } = useWords()
  const isTypeface = line.kind === 'typeface'
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-end' }}>
      {typeof line.value === 'string' && isTypeface && <Letters address={picture(line.value)} />}
      {typeof line.value === 'string' && !isTypeface && (
        <Box
          component="img"
          src={picture(line.value)}
          alt=""
          sx={{
            width: 96,
            height: 40,
            p: 0.5,
            objectFit: 'contain',
            // On what it is made for, whatever the studio's own pages are.
            bgcolor: line.keys.includes('dark') ? 'grey.900' : 'common.white',
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
          }}
        />
      )}
      <Control line={line} put={put} />
      <PictureButton
        text={t('settings.upload')}
        label={t(isTypeface ? 'settings.uploadLettersOf' : 'settings.uploadOf', { label: nameOf(line, t) })}
        hint={t(isTypeface ? 'settings.uploadLettersHint' : 'settings.uploadHint')}
        {...(isTypeface && { endings: '.woff2' })}
        take={take}
      />
    </Stack>
  )
}

interface ControlProps {
  line: Setting
  /** How many records the tenant has of it. */
  held?: number | undefined
  put(value: unknown): void
}

function Control({ line, held, put }: ControlProps) {
  const { t, of, named } = useWords()
  const [closes, setCloses] = useState(false)
  const { kind, keys, value, options = [], isNeeded, pages = [], usual, examples = [] } = line
  const several = useSteadyList(Array.isArray(value) ? value.map(String) : [])
  const label = nameOf(line, t)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const read = (chosen: string) => named(options, chosen)
  const commit = (next: string) => {
    if (next !== '' || !isNeeded) put(kind === 'number' && next !== '' ? Number(next) : next)
  }
  if (kind === 'yesNo')
    return (
      <>
        <FormControlLabel
          control={
            <Switch
              checked={value === true || (value === undefined && usually.includes(keys.join('.')))}
              onChange={({ target }) => {
                if (!target.checked && pages.length > 0) setCloses(true)
                else put(target.checked)
              }}
            />
          }
          label={label}
          sx={{ ml: -0.75 }}
        />
        {closes && (
          <Alert
            severity="warning"
            action={
              <Button
                size="small"
                color="inherit"
                onClick={() => {
                  setCloses(false)
                  put(false)
                }}
              >
                {t('danger.close')}
              </Button>
            }
          >
            {t('danger.module', { pages: pages.map(of).join(', ') })}{' '}
            {held !== undefined && t('danger.held', { count: held })}
          </Alert>
        )}
      </>
    )
  if (kind === 'choice' || kind === 'asset' || kind === 'typeface') {
    const none = isNeeded ? [] : [{ value: '', text: t('settings.none') }]
    return (
      <Choice
        label={label}
        value={text}
        options={[...none, ...options.map((each) => ({ value: each.value, text: read(each.value) }))]}
        choose={commit}
        sx={{ width: '100%' }}
      />
    )
  }
  if (kind === 'ordered')
    return (
      <Ordered
        {...{ label, options }}
        value={several}
        put={(next) => put(next.length === 0 || sameTexts(next, usual) ? undefined : next)}
      />
    )
  if (kind === 'several')
    return (
      <Autocomplete
        autoHighlight
        multiple
        size="small"
        options={options.map((each) => each.value)}
        getOptionLabel={read}
        value={several}
        onChange={(_event, next) => put(next.length === 0 ? undefined : next)}
        renderInput={(params) => <TextField {...params} label={label} />}
      />
    )
  return kind === 'colour' ? (
    <Colour pick={t('settings.pick', { label })} value={text} {...{ label, commit }} />
  ) : (
    <Committed
      {...{ label, commit }}
      value={text}
      isNumber={kind === 'number'}
      {...(text === '' && examples.length > 0 && { hint: t('settings.suchAs', { examples: examples.join(', ') }) })}
    />
  )
}

/** Whether what is chosen is what the portal has, in its order. */
function sameTexts(chosen: readonly string[], usual: unknown): boolean {
  return Array.isArray(usual) && usual.length === chosen.length && usual.every((each, at) => each === chosen[at])
}

/** What is so unless a file says otherwise. */
const usually: readonly string[] = ['trackingLinks.byNumber']

/** What a setting is called: formats are of a language. */
function nameOf({ file, keys }: Setting, t: (label: string, values?: Record<string, string>) => string): string {
  const [first, language = '', last] = keys
  if (file === 'portal.json' && first === 'formats' && last !== undefined)
    return t(`setting.formats.${last}`, { language })
  return t(`setting.${keys.join('.')}`)
}
