import { useState, type ReactNode } from 'react'
import type { OptionSchema } from '../../config/index.ts'
import { isWhole } from './option-values.ts'

interface WholeProps {
  option: OptionSchema
  value: unknown
  put(value: unknown): void
  children(value: unknown, put: (value: unknown) => void): ReactNode
}

/** Keeps what is being entered of an option of several parts until it has all that it needs: half of it is no value. */
export function Whole({ option, value, put, children }: WholeProps) {
  const [begun, setBegun] = useState<{ value: unknown }>()
  return children(begun === undefined ? value : begun.value, (next) => {
    if (isWhole(option, next)) {
      setBegun(undefined)
      put(next)
    } else setBegun({ value: next })
  })
}
