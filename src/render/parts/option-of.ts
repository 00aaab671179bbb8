import { getAt, setAt } from '../../config/index.ts'
import type { LookupModel, Path } from '../../config/index.ts'

type Option = NonNullable<LookupModel['options']>[number]

/** The option of a fixed list that a code stands for, however a gateway writes its letters. */
export function optionOf(lookup: LookupModel | undefined, code: string): Option | undefined {
  const options = lookup?.options ?? []
  return (
    options.find(({ value }) => value === code) ??
    options.find(({ value }) => value.toUpperCase() === code.toUpperCase())
  )
}

/** Data with the code at a path as its fixed list writes it: so do the conditions that ask for it. The same data where it is. */
export function inListedLetters<Data>(data: Data, path: Path, lookup: LookupModel | undefined): Data {
  const code = getAt(data, path)
  const value = typeof code === 'string' ? optionOf(lookup, code)?.value : undefined
  return value === undefined || value === code ? data : (setAt(data, path, value) as Data)
}
