import type { Schemas } from '../../contract/index.ts'
import type { Random } from './random.ts'
import type { WorldParty } from './world/parties.ts'
import { worldParties } from './world/parties.ts'

const WAREHOUSES = worldParties().filter(({ roles }) => !roles.includes(1) && roles.includes(4))

/** A pickup to a depot in the shipper's country and a delivery from one in the consignee's, where there is one. */
export function cartage(
  random: Random,
  shipper: WorldParty,
  consignee: WorldParty,
  ready: Date,
): Pick<Schemas['BookingTemplate'], 'pickupInfo' | 'deliveryInfo'> {
  const turn = random.next()
  const near = depotIn(shipper.countryCode, turn)
  const far = depotIn(consignee.countryCode, turn)
  const window = {
    readyDate: ready.toISOString().slice(0, 10).replaceAll('-', ''),
    fromTime: random.pick(['0800', '0900', '1000']),
    toTime: random.pick(['1500', '1700']),
  }
  return {
    ...(random.chance(0.4)
      ? {
          pickupInfo: {
            required: 1,
            ...window,
            collectFrom: stop(shipper, 'CL', 1),
            ...(near && { deliverTo: stop(near, 'PDT', 2) }),
          },
        }
      : {}),
    ...(random.chance(0.3)
      ? {
          deliveryInfo: {
            required: 1,
            ...(far && { collectFrom: stop(far, 'DCF', 3) }),
            deliverTo: stop(consignee, 'DDT', 4),
          },
        }
      : {}),
  }
}

function depotIn(countryCode: string, turn: number): WorldParty | undefined {
  const depots = WAREHOUSES.filter((depot) => depot.countryCode === countryCode)
  return depots[Math.floor(turn * depots.length)]
}

function stop(
  party: WorldParty,
  partyType: 'CL' | 'PDT' | 'DCF' | 'DDT',
  collectSNo: 1 | 2 | 3 | 4,
): Schemas['CartageParty'] {
  const address = party.addresses[0]
  const [addr1 = '', addr2 = '', addr3 = '', addr4 = ''] = address?.lines ?? []
  return {
    partyId: party.code,
    fullName: party.name,
    addr1,
    addr2,
    addr3,
    addr4,
    addrType: 'C',
    addrTypeDesc: 'Company',
    address: [addr1, addr2, addr3, addr4].join('\n'),
    cityCode: party.cityCode,
    cityName: party.cityName,
    ctryCode: party.countryCode,
    postalCode: party.postalCode,
    collectSNo,
    partyType,
  }
}
