import { useMemo, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Refresh from '@mui/icons-material/Refresh'
import type { SxProps, Theme } from '@mui/material/styles'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import {
  useDataPath,
  useEngine,
  useLookup,
  useScope,
  useSetValues,
  useSteadyList,
  useTyping,
  useValue,
} from '../../render/index.ts'
import type { FieldPartProps, LookupItem } from '../../render/index.ts'
import { InputLine } from '../input/InputLine.tsx'
import { listWords } from '../input/lookup-words.ts'
import { OptionLine } from '../input/OptionLine.tsx'
import { showText } from '../wire/text.ts'
import { clearedPatch, linePaths, partyPatch, typedPatch } from './fields.ts'
import type { Patch } from './fields.ts'
import { AddressToggle, PartyAddress } from './PartyAddress.tsx'
import { emptyLabel, exactMatch, offers } from '../input/search.ts'
import type { Options } from './manifest.ts'
import { callOperation, failureText, resolveCall } from '../../render/source.ts'

/** What can be done with a party; in a table's cell it stands below. */
const tools = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  '& button': { minHeight: 24, p: 0.25, minWidth: 24, color: 'text.secondary', typography: 'caption', fontWeight: 500 },
  '& svg': { width: 18, height: 18 },
} satisfies SxProps<Theme>

/** It stands in the line of the label, at its end: an empty party takes no more room than any field. */
const besideLabel: SxProps<Theme> = {
  ...tools,
  position: 'absolute',
  top: -4,
  insetInlineEnd: 0,
  // A finger hits what is larger than it looks.
  '@media (pointer: coarse)': {
    gap: 1.5,
    '& button::after': { content: '""', position: 'absolute', inset: '-14px -6px -6px' },
  },
}

/** Until the field is entered no list is asked for: a form has many parties, and their lists are long. */
const NOT_YET = ''

/** A party, found by typing, with its address below. A name that no option has may be typed where the options name a field for it. */
export function Party(props: FieldPartProps<Options>) {
  const { id, field, path, value, label, readOnly, compact } = props
  const { options } = field
  const { t, recent } = useEngine()
  const at = useDataPath()
  const setValues = useSetValues()
  const tell = useTyping(path)
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [typed, setOwn] = useState<string | undefined>(undefined)
  const { nameField } = options
  const code = showText(value)
  const name = useValue(at(nameField ?? field.path), showText)
  const source = isWanted ? options.lookup : NOT_YET
  const lookup = useLookup(source, options.lookupQuery, typed ?? name)
  const offered = useMemo(
    () => offers(lookup.items, typed ?? '', recent?.of(source) ?? []),
    [lookup.items, typed, recent, source],
  )
  const item = lookup.items.find((each) => each.value === code)
  const shown = name !== '' ? name : (item?.label ?? code)
  const chosenItem = useSteadyList(offered, code === '' && name === '' ? null : { value: code, label: shown, item: {} })

  const valuesOf = (partyCode: string | undefined, patch: Patch) => ({
    [path]: partyCode,
    ...Object.fromEntries(Object.entries(patch).map(([to, next]) => [at(to), next])),
  })
  const setTyped = (text: string | undefined) => {
    setOwn(text)
    // A name that is typed is one once the field is left.
    const isName = text !== undefined && text.trim() !== '' && nameField !== undefined
    tell(isName ? valuesOf(undefined, typedPatch(text, code !== '', options)) : undefined)
  }
  const put = (partyCode: string | undefined, patch: Patch) => {
    setTyped(undefined)
    setValues(valuesOf(partyCode, patch))
  }
  const pick = (chosen: LookupItem | null) => {
    if (chosen === null) put(undefined, clearedPatch(options))
    else {
      recent?.add(source, chosen.value)
      put(chosen.value, partyPatch(chosen, chosen.label, options))
    }
  }
  const leave = () => {
    if (typed === undefined || typed.trim() === shown) return setTyped(undefined)
    const exact = exactMatch(lookup.items, typed)
    if (exact !== undefined || typed.trim() === '') return pick(exact ?? null)
    if (nameField === undefined) return setTyped(undefined)
    put(undefined, typedPatch(typed, code !== '', options))
  }

  const helper = code !== '' && code !== shown ? { helper: code } : {}
  const hasAddress = linePaths(options).length > 0
  return (
    <Box sx={{ position: 'relative', '& > div:first-of-type > label': { paddingInlineEnd: '8rem' } }}>
      {readOnly ? (
        <InputLine frame={props} value={shown} {...helper} />
      ) : (
        <Autocomplete
          id={id}
          size="small"
          fullWidth
          forcePopupIcon={false}
          clearOnBlur={false}
          options={offered}
          filterOptions={(all) => all}
          value={chosenItem}
          inputValue={typed ?? shown}
          getOptionLabel={(each) => each.label}
          getOptionKey={(each) => each.value}
          isOptionEqualToValue={(each, other) => each.value === other.value}
          noOptionsText={t(emptyLabel(lookup.state, typed ?? '', options.noneLabel))}
          {...listWords(t)}
          slotProps={{
            popper: { style: { minWidth: 'min(28rem, 92vw)', maxWidth: '92vw' }, placement: 'bottom-start' },
          }}
          onFocus={() => setWanted(true)}
          onInputChange={(_, text, reason) => {
            if (reason === 'input') setTyped(text)
          }}
          onChange={(event, chosen) => {
            // An emptied text is not a cleared party yet: the person may type another name.
            if (chosen !== null || event.type !== 'change') pick(chosen)
          }}
          onBlur={leave}
          renderOption={({ key, ...option }, each) => (
            <OptionLine key={key} {...option} item={each} text={`${each.label} (${each.value})`} />
          )}
          renderInput={(params) => (
            <InputLine
              frame={props}
              combobox={params}
              attributes={{
                maxLength: options.maxTyped,
                placeholder: options.placeholder === undefined ? undefined : t(options.placeholder),
              }}
              {...helper}
            />
          )}
        />
      )}
      <Box sx={compact ? tools : besideLabel}>
        {!readOnly && options.refreshCache !== undefined && (
          <RefreshButton label={label} call={options.refreshCache} reload={lookup.reload} />
        )}
        {hasAddress && (
          <AddressToggle
            id={id}
            label={label}
            isOpen={isOpen}
            toggle={() => {
              setWanted(true)
              setOpen(!isOpen)
            }}
          />
        )}
      </Box>
      {hasAddress && (
        <PartyAddress
          id={id}
          label={label}
          options={options}
          item={item}
          hasParty={code !== ''}
          isLoading={lookup.state === 'loading'}
          isOpen={isOpen}
          readOnly={readOnly}
        />
      )}
    </Box>
  )
}

/** Makes the gateway forget its copy of the list, then asks for the list again. */
function RefreshButton({
  label,
  call,
  reload,
}: {
  label: string
  call: NonNullable<Options['refreshCache']>
  reload(): Promise<void>
}) {
  const { t, port, notify } = useEngine()
  const [isBusy, setBusy] = useState(false)
  const scope = useScope()

  const refresh = async () => {
    setBusy(true)
    const answer = await callOperation(port, call.operation, resolveCall(call, scope))
    if (answer.ok) await reload()
    else notify({ severity: 'error', text: failureText(answer.problem, t) })
    setBusy(false)
  }
  return (
    <IconButton
      size="small"
      title={t('party.refresh')}
      disabled={isBusy}
      onClick={() => void refresh()}
      aria-label={t('party.refreshOf', { label })}
    >
      <Refresh />
    </IconButton>
  )
}
