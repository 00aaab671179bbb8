import type { OperationInput } from '../../../contract/index.ts'
import type { NumberKind } from '../../store/shipment-criteria.ts'
import type { FieldErrors } from '../reply.ts'
import { valuesOf } from './criteria.ts'

/** The seven kinds of numbers that a shipment is tracked by (shipments §2). */
const KINDS = {
  BookingNos: 'booking',
  ContainerNo: 'container',
  ShpNos: 'house',
  JobNo: 'job',
  MasterNo: 'master',
  RefNos: 'reference',
  fileNo: 'file',
} as const satisfies { [Name in keyof NonNullable<OperationInput<'trackShipments'>['query']>]?: NumberKind }

const MAX_NUMBERS = 100

/**
 * The numbers that are asked for.
 *
 * @returns field errors unless exactly one kind is given, with 1 to 100 numbers
 */
export function numbersOf(
  query: NonNullable<OperationInput<'trackShipments'>['query']>,
): { kind: NumberKind; numbers: string[] } | FieldErrors {
  const names = Object.keys(KINDS) as (keyof typeof KINDS)[]
  const [name, ...others] = names.filter((one) => query[one] !== undefined)
  if (name === undefined)
    return names.map((field) => ({ field, message: 'one of the seven kinds of numbers is required' }))
  if (others.length > 0) return others.map((field) => ({ field, message: `cannot be asked for together with ${name}` }))
  const numbers = valuesOf(query[name]) ?? []
  if (numbers.length === 0) return [{ field: name, message: 'must hold a number' }]
  if (numbers.length > MAX_NUMBERS) return [{ field: name, message: `must hold at most ${MAX_NUMBERS} numbers` }]
  return { kind: KINDS[name], numbers }
}
