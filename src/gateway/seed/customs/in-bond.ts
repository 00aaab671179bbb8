import type { Schemas } from '../../../contract/index.ts'
import { entryTypeName } from '../world/customs-codes.ts'
import type { CustomsFileSeed } from './file-seed.ts'
import { dayOf, hasCome } from './file-seed.ts'

/** Who carries goods under bond. No real carrier. */
const BONDED = { code: 'WBDY', name: 'Westbay Drayage', irsNo: '33-904175600' }
const DAY = 86_400_000

/** Header of an in-bond file. */
export function inBondHeaderOf(file: CustomsFileSeed): Schemas['InBondHeader'] | undefined {
  const { kind, itNo, entryType, portUnlading, portDestination, foreignDestination, moments, now } = file
  if (kind !== 'INBOND' || itNo === undefined || entryType === undefined) return undefined
  const [status, statusDate] = movementOf(file)
  return {
    itNo,
    entryType,
    entryTypeDesc: entryTypeName(entryType),
    itDate: dayOf(moments.entered),
    originPort: portUnlading.code,
    originPortName: portUnlading.name,
    ...(portDestination === undefined
      ? {}
      : { destinationPort: portDestination.code, destinationPortName: portDestination.name }),
    ...(foreignDestination === undefined
      ? {}
      : { foreignDestination: foreignDestination.code, foreignDestinationName: foreignDestination.name }),
    bondedCarrier: BONDED.code,
    bondedCarrierName: BONDED.name,
    bondedCarrierIrsNo: BONDED.irsNo,
    firmsCode: portUnlading.firms,
    estimatedArrivalDate: dayOf(new Date(moments.arrived.getTime() + 4 * DAY)),
    ...(hasCome(moments.released, now) ? { arrivalDate: dayOf(moments.released) } : {}),
    ...(foreignDestination !== undefined && hasCome(moments.delivered, now)
      ? { exportDate: dayOf(moments.delivered) }
      : {}),
    valueInBond: file.amounts.value,
    btaIndicator: file.agencies.includes('FDA') ? 'Y' : 'N',
    status,
    statusDate: dayOf(statusDate),
  }
}

function movementOf({ moments, foreignDestination, now }: CustomsFileSeed): [status: string, since: Date] {
  if (hasCome(moments.delivered, now))
    return [foreignDestination === undefined ? 'Delivered' : 'Exported', moments.delivered]
  if (hasCome(moments.released, now)) return ['Arrived', moments.released]
  if (hasCome(moments.entered, now)) return ['Authorized', moments.entered]
  return ['Prepared', moments.opened]
}

/** The immediate transportation that took goods of an entry to an inland port. */
export function brokerItsOf(file: CustomsFileSeed): Schemas['CustomsBrokerIt'][] {
  const { kind, itNo, entryType, moments, portUnlading, portDestination } = file
  if (itNo === undefined) return []
  return [
    {
      itNo,
      itType: kind === 'INBOND' ? (entryType ?? '61') : '61',
      itDate: dayOf(moments.entered),
      itPort: portUnlading.code,
      itCarrier: BONDED.code,
      ...(portDestination === undefined ? {} : { destinationPort: portDestination.code }),
    },
  ]
}
