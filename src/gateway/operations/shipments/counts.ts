import type { Schemas } from '../../../contract/index.ts'
import { beginningOf, dayFromNow } from '../../ground/days.ts'
import { SHIPMENTS } from '../../operation/access.ts'
import { dayCounts } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import type { ShipmentCounts } from '../../store/shipments/counts.ts'
import type { ShipmentCriteria } from '../../store/shipments/criteria.ts'
import { visibleShipments } from './criteria.ts'

/** The dashboard counts what was made in the last 90 days (frame §9). */
const COUNTED_DAYS = 90
const AHEAD_DAYS = 7
/** More house bill numbers than these do not go into an address; a longer list of them the list of shipments does not take. */
const MOST_BILLS = 200
const LONGEST_BILLS = 5_000

/** What each attribute counts when no modes are given: inland, arriving, departing (frame §2, shipments §9). */
const MODES: Record<'status' | 'podetadate' | 'poletddate', Schemas['BizType'][]> = {
  status: ['IL'],
  podetadate: ['SI', 'AI'],
  poletddate: ['SE', 'AE'],
}

export const shipmentCountOperations: Pick<Operations, 'countShipments'> = {
  countShipments: {
    access: 'session',
    module: SHIPMENTS,
    async run({ input: { query }, user, store, now }) {
      const { countBy, asOf = dayFromNow(now, 0) } = query
      if (countBy === 'exception') {
        const modes = query.bizType?.split(',') as Schemas['BizType'][] | undefined
        const seen = { ...visibleShipments(user, undefined, now), bizTypes: modes }
        return { status: 200, body: await store.shipmentCounts.exceptions(seen, asOf) }
      }
      const given = query.bizType?.split(',') as Schemas['BizType'][] | undefined
      const bizTypes = given ?? (countBy === 'podctry' ? undefined : MODES[countBy])
      const criteria: ShipmentCriteria = { ...visibleShipments(user, COUNTED_DAYS, now), bizTypes }
      const counts = store.shipmentCounts
      if (countBy === 'podctry') {
        const names = new Map((await store.lookups.countries()).map(({ code, name }) => [code, name]))
        const slices = (await counts.byCountryOfDischarge(criteria)).map(({ value, count }) => ({
          name: names.get(value) ?? value,
          code: value,
          value: count,
        }))
        return { status: 200, body: { pieChartWidgetDetails: slices } }
      }
      if (countBy === 'status')
        return { status: 200, body: { pieChartWidgetDetails: await statusSlices(counts, criteria) } }
      const arriving = countBy === 'podetadate'
      const ahead = (arriving ? query.etaNoOfDaysAhead : query.etdNoOfDaysAhead) ?? AHEAD_DAYS
      const first = beginningOf(asOf)
      const span = { from: asOf, to: dayFromNow(first, ahead) }
      const counted = await (arriving
        ? counts.byEta({ ...criteria, eta: span })
        : counts.byEtd({ ...criteria, etd: span }))
      return {
        status: 200,
        body: {
          dayWiseShipmentCount: dayCounts(new Map(counted.map(({ value, count }) => [value, count])), first, ahead),
        },
      }
    },
  },
}

async function statusSlices(counts: ShipmentCounts, criteria: ShipmentCriteria): Promise<Schemas['WidgetSlice'][]> {
  const counted = await counts.byStatus(criteria)
  const few = counted.filter(({ count }) => count <= MOST_BILLS).map(({ value }) => value)
  const bills = await counts.houseBills(criteria, few)
  return counted.map(({ value, count }) => {
    const shpNos = few.includes(value) ? listed(bills.filter(({ status }) => status === value)) : undefined
    return {
      name: value.charAt(0) + value.slice(1).toLowerCase(),
      code: value,
      value: count,
      ...(shpNos !== undefined && { shpNos }),
    }
  })
}

/** House bill numbers as a list is asked for them; undefined where they would not lead to each of the shipments. */
export function listed(bills: readonly { shpNo: string }[]): string | undefined {
  const numbers = bills.map(({ shpNo }) => shpNo)
  const list = numbers.join(',')
  const isWhole = numbers.every((number) => number.trim() !== '' && !number.includes(','))
  return isWhole && list.length <= LONGEST_BILLS ? list : undefined
}
