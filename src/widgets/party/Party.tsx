import { useCallback, useMemo, useState } from 'react'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import {
  useDataPath,
  useEngine,
  useLookup,
  useSeeking,
  useSetValues,
  useSteadyList,
  useTyping,
  useValue,
} from '../../render/index.ts'
import type { FieldPartProps, LookupItem } from '../../render/index.ts'
import { InputLine } from '../input/InputLine.tsx'
import { NOT_YET, searchedList } from '../input/searched.tsx'
import { useSearchedPaste } from '../input/use-searched-paste.tsx'
import { showText } from '../wire/text.ts'
import { clearedPatch, linePaths, partyPatch, typedPatch } from './fields.ts'
import type { Patch } from './fields.ts'
import { PartyAddress } from './PartyAddress.tsx'
import { hasMenu, PartyTools } from './PartyTools.tsx'
import { useBareAddress } from './use-bare-address.ts'
import { useLateList } from './use-late-list.ts'
import type { Left } from './use-late-list.ts'
import { emptyLabel, exactMatch, offers } from '../input/search.ts'
import type { Options } from './manifest.ts'

/** A party, found by typing, with its address below. A name that no option has may be typed where the options name a field for it and do not ask for one of the list. */
export function Party(props: FieldPartProps<Options>) {
  const { id, field, path, value, label, spokenLabel, readOnly, compact } = props
  const { options } = field
  const { t, recent } = useEngine()
  const at = useDataPath()
  const setValues = useSetValues()
  const tell = useTyping(path)
  const seeking = useSeeking(path)
  const [isWanted, setWanted] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const open = useCallback(() => {
    setWanted(true)
    setOpen(true)
  }, [])
  const [typed, setOwn] = useState<string | undefined>(undefined)
  const [left, setLeft] = useState<Left>()
  const { nameField, fromList } = options
  const takesNames = nameField !== undefined && !fromList
  const code = showText(value)
  const name = useValue(at(nameField ?? field.path), showText)
  const { lookup: source } = options
  const lookup = useLookup(isWanted ? source : NOT_YET, options.lookupQuery, typed ?? left?.text ?? name)
  // Read when it is entered, not while it is drawn: what is kept is looked for at the gateway, too.
  const [lately, setLately] = useState<readonly string[]>([])
  const enter = () => {
    setWanted(true)
    setLately(recent?.of(source) ?? [])
  }
  const offered = useMemo(() => offers(lookup.items, typed ?? '', lately), [lookup.items, typed, lately])
  const item = lookup.items.find((each) => each.value === code)
  const shown = name !== '' ? name : (item?.label ?? code)
  const chosenItem = useSteadyList(offered, code === '' && name === '' ? null : { value: code, label: shown, item: {} })

  const valuesOf = (partyCode: string | undefined, patch: Patch) => ({
    [path]: partyCode,
    ...Object.fromEntries(Object.entries(patch).map(([to, next]) => [at(to), next])),
  })
  const setTyped = (text: string | undefined) => {
    setOwn(text)
    if (text !== undefined) setLeft(undefined)
    // A name that is typed is one once the field is left.
    const isName = text !== undefined && text.trim() !== '' && takesNames
    tell(isName ? valuesOf(undefined, typedPatch(text, code !== '', options)) : undefined)
  }
  const put = (partyCode: string | undefined, patch: Patch) => {
    setTyped(undefined)
    setLeft(undefined)
    setValues(valuesOf(partyCode, patch))
    seeking.end()
  }
  const missed = ({ text }: Left, reason: string): string => t('lookup.textNotFound', { text, reason: t(reason) })
  const miss = (what: Left, reason: string) => {
    setLeft({ text: what.text, missed: reason })
    seeking.end(missed(what, reason))
  }
  const pick = (chosen: LookupItem | null) => {
    if (chosen === null) put(undefined, clearedPatch(options))
    else {
      recent?.add(source, chosen.value)
      put(chosen.value, partyPatch(chosen, chosen.label, options))
    }
  }
  const leave = () => {
    const text = typed?.trim()
    setTyped(undefined)
    if (text === undefined) return
    if (text === shown) return seeking.end()
    const exact = exactMatch(lookup.items, text)
    if (exact !== undefined || text === '') return pick(exact ?? null)
    const isReady = lookup.state === 'ready'
    if (takesNames) put(undefined, typedPatch(text, code !== '', options))
    else if (isReady) return miss({ text }, options.noneLabel)
    else seeking.begin()
    if (!isReady) setLeft({ text })
  }
  useLateList(
    lookup,
    left,
    (what, found) => {
      // A name is one already, unless the field was given another value meanwhile.
      const isStill = !takesNames || (code === '' && name === what.text.toUpperCase())
      if (found !== undefined && isStill) pick(found)
      else if (takesNames) setLeft(undefined)
      else miss(what, options.noneLabel)
    },
    (what, reason) => {
      if (!takesNames) miss(what, reason)
    },
  )

  const isWaiting = !takesNames && left !== undefined && left.missed === undefined
  const leftText = (what: Left): string =>
    what.missed === undefined ? t('lookup.pleaseWait') : missed(what, what.missed)
  const beside = code !== '' && code !== shown ? code : undefined
  const pasted = useSearchedPaste(options.maxTyped)
  const helper = pasted.helper ?? (takesNames || left === undefined ? beside : leftText(left))
  const hasAddress = linePaths(options).length > 0
  const isBare = useBareAddress(options, readOnly)
  return (
    <Box
      sx={{
        position: 'relative',
        '& > div:first-of-type > label': { paddingInlineEnd: hasMenu(options, readOnly) ? '2.5rem' : '8rem' },
      }}
    >
      {readOnly ? (
        <InputLine frame={props} value={shown} helper={beside} />
      ) : (
        <Autocomplete
          {...searchedList(t)}
          id={id}
          options={offered}
          value={chosenItem}
          inputValue={typed ?? (isWaiting ? left.text : shown)}
          noOptionsText={t(emptyLabel(lookup.state, typed ?? '', options.noneLabel))}
          onFocus={enter}
          onOpen={enter}
          onInputChange={(_, text, reason) => {
            pasted.follow(text)
            if (reason === 'input') setTyped(text)
          }}
          onChange={(event, chosen) => {
            // An emptied text is not a cleared party yet: the person may type another name.
            if (chosen !== null || event.type !== 'change') pick(chosen)
          }}
          onBlur={leave}
          renderInput={(params) => (
            <InputLine
              frame={props}
              combobox={params}
              attributes={{
                ...pasted.attributes,
                placeholder: options.placeholder === undefined ? undefined : t(options.placeholder),
              }}
              helper={helper}
            />
          )}
        />
      )}
      <PartyTools
        id={id}
        label={spokenLabel ?? label}
        options={options}
        readOnly={readOnly}
        compact={compact}
        isOpen={isOpen}
        toggle={() => {
          if (isOpen) setOpen(false)
          else open()
        }}
        hasAddress={isOpen || (hasAddress && !isBare)}
        reload={lookup.reload}
      />
      {hasAddress && (
        <PartyAddress
          id={id}
          label={label}
          spokenLabel={spokenLabel}
          options={options}
          item={item}
          path={path}
          code={code}
          state={isWanted ? lookup.state : 'loading'}
          want={setWanted}
          isOpen={isOpen}
          open={open}
          readOnly={readOnly}
        />
      )}
    </Box>
  )
}
