import { useState } from 'react'
import { usePaper } from '../../render/index.ts'
import type { BlockModel } from '../../render/index.ts'
import type { Options } from './manifest.ts'

/** Which row is opened out, by its index. */
export interface Expansion {
  isOpen(index: number): boolean
  /** Absent on paper, where every row is opened out. */
  toggle?: (index: number) => void
}

/** Rows with details open out one at a time (specification, §4); undefined for a table without details. */
export function useExpansion({ details, options }: BlockModel<Options>): Expansion | undefined {
  const isPaper = usePaper()
  const [open, setOpen] = useState<number | null>(options.opensFirst ? 0 : null)
  if (details.length === 0) return undefined
  if (isPaper) return { isOpen: () => true }
  return { isOpen: (index) => index === open, toggle: (index) => setOpen(index === open ? null : index) }
}
