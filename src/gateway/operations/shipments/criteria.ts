import type { OperationInput, Schemas } from '../../../contract/index.ts'
import { beginningOf, dayFromNow } from '../../ground/days.ts'
import { shipmentViewer } from '../../operation/access.ts'
import { createdSince, spanOf } from '../../operation/lists.ts'
import type { FieldErrors } from '../../operation/reply.ts'
import type { ShipmentCriteria, ShipmentSort } from '../../store/shipments/criteria.ts'
import type { Shipments } from '../../store/shipments/shipments.ts'
import type { UserRow } from '../../store/tables/accounts.ts'

type Query = NonNullable<OperationInput<'listShipments'>['query']>

/** What the user sees at all, of that what was made at most so many days ago. */
export function visibleShipments(user: UserRow, days: number | undefined, now: Date): ShipmentCriteria {
  const viewer = shipmentViewer(user, now)
  const asked = createdSince(days, now)
  const isNarrower = asked !== undefined && (viewer.createdSince === undefined || asked > viewer.createdSince)
  return isNarrower ? { ...viewer, createdSince: asked } : viewer
}

/** Values of a comma-joined list; undefined when there is no list. */
export function valuesOf(list: string | undefined): string[] | undefined {
  return list
    ?.split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

/**
 * The criteria of a search (shipments §2, §5).
 *
 * @returns field errors when half of a window is missing or a list holds no value
 */
export async function criteriaOf(
  query: Query,
  { user, parties, now }: { user: UserRow; parties: Pick<Shipments, 'partyCodes'>; now: Date },
): Promise<ShipmentCriteria | FieldErrors> {
  const errors = [...halfWindows(query, WINDOWS), ...emptyTexts(query, TEXTS, LISTS)]
  if (errors.length > 0) return errors
  const { asOf = dayFromNow(now, 0) } = query
  const today = beginningOf(asOf)
  const codes = (text: string | undefined) => (text === undefined ? undefined : parties.partyCodes(text.trim()))
  return {
    ...visibleShipments(user, query.createDateNoOfDaysAgo, now),
    shipperCodes: await codes(query.shipper),
    consigneeCodes: await codes(query.consignee),
    notifyCodes: await codes(query.notify),
    numbers: {
      job: valuesOf(query.jobNo),
      house: inBoth(valuesOf(query.shpNo), valuesOf(query.shpNos)),
      master: valuesOf(query.masterNo),
      container: valuesOf(query.containerNo),
      reference: valuesOf(query.refNos),
    },
    etd: spanOf(query.polEtdDate, query.etdNoOfDaysAgo, query.etdNoOfDaysAhead, today),
    eta: spanOf(query.podEtaDate, query.etaNoOfDaysAgo, query.etaNoOfDaysAhead, today),
    polCtry: query.polCtry,
    polCity: query.polCity?.trim(),
    podCtry: query.podCtry,
    podCity: query.podCity?.trim(),
    bizTypes: query.bizType?.split(',') as Schemas['BizType'][] | undefined,
    statuses: valuesOf(query.status),
    exception: query.exception && { kind: query.exception, asOf },
  }
}

/** The order that `Sort` asks for; the contract knows only fields that can be sorted. */
export function sortOf(sort: string | undefined): ShipmentSort | undefined {
  if (sort === undefined) return undefined
  const descending = sort.startsWith('-')
  return { by: sort.slice(descending ? 1 : 0) as ShipmentSort['by'], descending }
}

const WINDOWS = [
  ['etdNoOfDaysAgo', 'etdNoOfDaysAhead'],
  ['etaNoOfDaysAgo', 'etaNoOfDaysAhead'],
] as const

/** Field errors of windows of days of which one end alone is given. */
export function halfWindows<Name extends string>(
  query: Partial<Record<Name, unknown>>,
  windows: readonly (readonly [Name, Name])[],
): FieldErrors {
  return windows.flatMap(([ago, ahead]) => {
    if ((query[ago] === undefined) === (query[ahead] === undefined)) return []
    const [missing, given] = query[ago] === undefined ? [ago, ahead] : [ahead, ago]
    return [{ field: missing, message: `is required with ${given}` }]
  })
}

const TEXTS = ['shipper', 'consignee', 'notify', 'polCity', 'podCity'] as const
const LISTS = ['jobNo', 'shpNo', 'shpNos', 'masterNo', 'containerNo', 'refNos', 'status'] as const

/** A criterion of blanks, or of commas alone, would find nothing or everything; neither is meant. */
export function emptyTexts<Name extends string>(
  query: Partial<Record<Name, string | undefined>>,
  texts: readonly Name[],
  lists: readonly Name[],
): FieldErrors {
  const blank = [
    ...texts.filter((name) => query[name]?.trim() === ''),
    ...lists.filter((name) => valuesOf(query[name])?.length === 0),
  ]
  return blank.map((field) => ({ field, message: 'must hold a value' }))
}

function inBoth(one: string[] | undefined, other: string[] | undefined): string[] | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return one.filter((value) => other.includes(value))
}
