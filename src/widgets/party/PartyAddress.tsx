import { useEffect, useState } from 'react'
import type { FocusEvent } from 'react'
import Stack from '@mui/material/Stack'
import {
  useDataPath,
  useEngine,
  useFieldErrors,
  useRules,
  useSeeking,
  useSetValues,
  useValue,
  useValues,
} from '../../render/index.ts'
import type { LookupItem, LookupResult } from '../../render/index.ts'
import { TextInput } from '../input/TextInput.tsx'
import { showText } from '../wire/text.ts'
import { AddressMenu } from './AddressMenu.tsx'
import { addressPatch, inOneText, linePaths, usualAddress } from './fields.ts'
import type { PartyAddress as Address } from './fields.ts'
import type { Options } from './manifest.ts'
import { useDefaultAddress } from './use-default-address.ts'

export interface PartyAddressProps {
  id: string
  label: string
  /** What distinguishes the party from another of its label, to those who do not see where it stands. */
  spokenLabel: string | undefined
  options: Options
  /** The chosen party as the lookup knows it. */
  item: LookupItem | undefined
  /** Where the party's code stands. */
  path: string
  code: string
  /** How the list of parties stands; `loading` as long as it is not asked for. */
  state: LookupResult['state']
  /** Has the list of parties asked for, or lets it be; the same function as long as the party is shown. */
  want(isWanted: boolean): void
  isOpen: boolean
  /** Opens the lines; the same function as long as the party is shown. */
  open(): void
  readOnly: boolean
}

/** Four address lines, once they are opened, as they are where something is wrong in one. Left empty, the party's usual address comes back. */
export function PartyAddress({
  id,
  label,
  spokenLabel,
  options,
  item,
  path: partyPath,
  code,
  state,
  want,
  isOpen,
  open,
  readOnly,
}: PartyAddressProps) {
  const { t } = useEngine()
  const at = useDataPath()
  const setValues = useSetValues()
  const lines = linePaths(options).map(at)
  const seeking = useSeeking(lines[0] ?? '')
  const [isAwaited, setAwaited] = useState(false)
  const hasParty = code !== ''
  const isLoading = state === 'loading'
  const usual = usualAddress(item)
  const put = (address: Address) =>
    setValues(
      Object.fromEntries(Object.entries(addressPatch(address, options)).map(([path, value]) => [at(path), value])),
    )
  useDefaultAddress({ path: partyPath, code, lines, isOpen, readOnly, state, usual }, want, put)
  const restore = (event: FocusEvent<HTMLElement>) => {
    const group = event.currentTarget
    const isInside = event.relatedTarget instanceof Node && group.contains(event.relatedTarget)
    const isEmpty = [...group.querySelectorAll('input')].every((input) => input.value.trim() === '')
    if (isInside || !isEmpty || !hasParty || readOnly) return
    if (usual !== undefined) put(usual)
    else if (isLoading) {
      want(true)
      seeking.begin()
      setAwaited(true)
    }
  }

  return (
    <>
      <Stack
        id={`${id}-address`}
        role="group"
        aria-label={t('party.address', { label: spokenLabel ?? label })}
        spacing={1.5}
        onBlur={restore}
        sx={{ mt: 1, ...(!isOpen && { display: 'none' }) }}
      >
        {isOpen && <AddressLines {...{ id, label, spokenLabel, options, readOnly }} />}
        {isOpen && !readOnly && (
          <AddressMenu label={spokenLabel ?? label} item={item} hasParty={hasParty} isLoading={isLoading} pick={put} />
        )}
      </Stack>
      {lines.map((path) => (
        <WrongLine key={path} path={path} isOpen={isOpen} open={open} />
      ))}
      {isAwaited && (
        <AwaitedAddress
          {...{ lines, isLoading, usual, put }}
          end={() => {
            setAwaited(false)
            seeking.end()
          }}
        />
      )}
    </>
  )
}

/** Puts the usual address into lines that were left empty before the list of parties had come, unless something stands there by then. */
function AwaitedAddress({
  lines,
  isLoading,
  usual,
  put,
  end,
}: {
  lines: readonly string[]
  isLoading: boolean
  usual: Address | undefined
  put(address: Address): void
  end(): void
}) {
  const isEmpty = useValues(lines, (texts) => texts.every((text) => showText(text) === ''))
  useEffect(() => {
    if (isLoading) return
    if (isEmpty && usual !== undefined) put(usual)
    end()
  })
  return null
}

/** The lines; where the options name a field for the address in one text, it says what they say. */
function AddressLines({
  id,
  label,
  spokenLabel,
  options,
  readOnly,
}: Pick<PartyAddressProps, 'id' | 'label' | 'spokenLabel' | 'options' | 'readOnly'>) {
  const at = useDataPath()
  const setValues = useSetValues()
  const lines = linePaths(options).map(at)
  const texts = useValues(lines, (each) => each.map(showText).join('\n')).split('\n')
  const put = (line: number, text: string | undefined) => {
    const patch = { [lines[line] ?? '']: text }
    if (options.addressTextField !== undefined)
      patch[at(options.addressTextField)] = inOneText(texts.map((each, index) => (index === line ? text : each)))
    setValues(patch)
  }
  return lines.map((path, index) => (
    <AddressLine
      key={path}
      id={`${id}-address-${String(index + 1)}`}
      path={path}
      line={index + 1}
      party={label}
      spokenParty={spokenLabel}
      readOnly={readOnly}
      change={(text) => put(index, text)}
    />
  ))
}

function AddressLine({
  id,
  path,
  line,
  party,
  spokenParty,
  readOnly,
  change,
}: {
  id: string
  path: string
  line: number
  party: string
  spokenParty: string | undefined
  readOnly: boolean
  change(text: string | undefined): void
}) {
  const { t } = useEngine()
  const value = useValue(path, showText)
  const errors = useFieldErrors(path)
  const { maxLength } = useRules(path)
  const name = (of: string) => t('party.addressLine', { label: of, line })
  const frame = {
    id,
    label: name(party),
    spokenLabel: spokenParty === undefined ? undefined : name(spokenParty),
    errors,
    required: false,
    readOnly,
    compact: false,
  }
  return (
    <TextInput frame={frame} value={value} change={change} allowed="free" notice="form.maxReached" limit={maxLength} />
  )
}

/** Opens the lines when something is wrong in one: nobody finds it else. Who closes them again has its message, so that none is lost. */
function WrongLine({ path, isOpen, open }: { path: string } & Pick<PartyAddressProps, 'isOpen' | 'open'>) {
  const errors = useFieldErrors(path)
  const isWrong = errors.length > 0
  useEffect(() => {
    if (isWrong) open()
  }, [isWrong, open])
  return isOpen
    ? null
    : errors.map((error) => (
        <span key={error} role="note">
          {error}
        </span>
      ))
}
