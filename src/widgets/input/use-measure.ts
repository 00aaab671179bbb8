import { useEffect, useEffectEvent, useRef } from 'react'
import { useEngine, useSetValues } from '../../render/index.ts'
import type { FieldPartProps, LookupItem } from '../../render/index.ts'
import { readMeasure } from '../wire/measure.ts'
import type { Measure } from '../wire/measure.ts'

interface Measured extends Pick<FieldPartProps, 'path' | 'value' | 'change'> {
  unitPath: string
  /** The units that there are, as far as they have come. */
  units: readonly LookupItem[]
  shape: Parameters<typeof readMeasure>[3]
  /** Whether a unit may be put where the unit stands; absent, any may. */
  takes?: (measure: Measure) => boolean
}

/**
 * What to do with the committed text of a number that has a unit: one that has both fills both. One that was committed before the units
 * had come is read again once they have.
 */
export function useMeasure({ path, value, change, unitPath, units, shape, takes }: Measured): (next: unknown) => void {
  const { formats } = useEngine()
  const setValues = useSetValues()
  const early = useRef<unknown>(undefined)
  const read = (next: unknown): boolean => {
    const measure = typeof next === 'string' ? readMeasure(next, units, formats.numbers, shape) : undefined
    if (measure === undefined || takes?.(measure) === false) return false
    setValues({ [path]: measure.value, [unitPath]: measure.unit })
    return true
  }
  const readAgain = useEffectEvent(() => {
    if (early.current !== undefined && early.current === value) read(value)
    early.current = undefined
  })
  const isThere = units.length > 0
  useEffect(() => {
    if (isThere) readAgain()
  }, [isThere])
  return (next) => {
    early.current = isThere ? undefined : next
    if (!read(next)) change(next)
  }
}
