import type { Schemas } from '../../contract/index.ts'
import { destinationOf, originOf } from '../operations/bookings/columns.ts'
import { templateIds } from '../store/numbers.ts'
import type { TemplateRow } from '../store/tables/requests.ts'
import { without } from '../without.ts'
import { REACH_DAYS } from './bookings.ts'
import type { Random } from './random.ts'
import { MODES, cargoRequestOf } from './cargo-request.ts'
import { COMPANY, OTHER_COMPANY } from './users.ts'

const DAY = 86_400_000

/** Templates of a tenant: most are active, half are public, the owners are ordinary users. */
export function seedTemplates(
  random: Random,
  tenantId: string,
  count: number,
  firstNumber: number,
  now: Date,
): TemplateRow[] {
  return Array.from({ length: count }, (_, index) => {
    const { unId, templateNo } = templateIds(firstNumber + index)
    const createdAt = new Date(now.getTime() - REACH_DAYS * (1 - (index + 1) / (count + 1)) * DAY)
    // A template is used at any time, so it says nothing of a day.
    const shipment = without(cargoRequestOf(random, MODES[(index * 3) % MODES.length] ?? 'SE', createdAt), 'pickupInfo')
    const departure = originOf(shipment)
    const destination = destinationOf(shipment)
    const customer = index % 10 === 7 ? OTHER_COMPANY : COMPANY
    const templateName = `${shipment.commodity ?? 'Cargo'} from ${departure ?? 'Japan'} to ${destination ?? 'the world'}`
    const document: Schemas['BookingTemplate'] = { ...shipment, jobStageCode: 'T', templateName }
    return {
      tenantId,
      unId,
      templateNo,
      templateName,
      status: index % 5 === 4 ? 'I' : 'A',
      isPrivate: index % 2 === 0 ? 0 : 1,
      ownerId: index % 4 === 3 ? 'SUPPLIER' : 'CUSTOMER',
      customerId: customer.code,
      customerName: customer.name,
      bizType: shipment.bizType ?? null,
      shipperName: shipment.shipperName ?? null,
      commodity: shipment.commodity ?? null,
      departure,
      destination,
      createdAt,
      updatedAt: createdAt,
      trail: {
        createdDate: createdAt.toISOString(),
        createdBy: 'CUSTOMER',
        lastUpdatedDate: createdAt.toISOString(),
        lastUpdatedBy: 'CUSTOMER',
      },
      document,
    }
  })
}
