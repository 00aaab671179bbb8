import type { Schemas } from '../../../contract/index.ts'
import { beginningOf, dayFromNow } from '../../ground/days.ts'
import type { FieldErrors } from '../../operation/reply.ts'
import type { CustomsCondition } from '../../store/customs/criteria.ts'

type Filter = Schemas['CustomsShipmentFilter']
type Entity = Filter['entityName']

/** Five figures reach back as far as an age limit may; more than these are no number of days. */
const DAYS = /^\d{1,5}$/

/** The day on which a file was opened: its age is the gateway's to count. */
const OPENED = '4'

const HEADER: Entity[] = ['ShipmentHeader']
const PORTS: Entity[] = ['ShipmentHeader', 'ShipmentHeaderAux', 'ShipmentId']
const DATES: Entity[] = ['ShipmentDates']

/** The entities that a field may be asked of. */
const ENTITIES: Record<Filter['fieldName'], Entity[]> = {
  shipper: HEADER,
  consignee: HEADER,
  fileNo: HEADER,
  entryNo: HEADER,
  portLading: PORTS,
  portUnlading: PORTS,
  portEntry: PORTS,
  custIrsNo: ['ShipmentHeader', 'ShipmentHeaderAux'],
  hblNo: ['ShipmentId'],
  mblNo: ['ShipmentId'],
  noContainer: ['Container'],
  custRefNo: ['CustRefXRef'],
  ciNo: ['CiHeader'],
  '1': DATES,
  '4': DATES,
  '12': DATES,
  '19': DATES,
}

/**
 * The conditions of a search (shipments §7), or what is wrong with them: a field of another entity, a blank value, a span
 * of days that is none.
 */
export function conditionsOf(
  { shipmentSearchFilterList, additionalFilters = {}, asOf }: Schemas['CustomsShipmentSearch'],
  now: Date,
): { conditions: CustomsCondition[] } | { errors: FieldErrors } {
  const today = asOf === undefined ? now : beginningOf(asOf)
  const errors: FieldErrors = []
  const conditions = shipmentSearchFilterList.flatMap((filter, index) => {
    const wrong = errorsOf(filter).map(({ field, message }) => ({
      field: `shipmentSearchFilterList.${index}.${field}`,
      message,
    }))
    errors.push(...wrong)
    return wrong.length > 0 ? [] : [conditionOf(filter, filter.fieldName === OPENED ? now : today)]
  })
  if (errors.length > 0) return { errors }
  const { fileType, entryType, mot, status } = additionalFilters
  const further = [
    equal('kind', fileType),
    equal('entryType', entryType),
    equal('mot', mot),
    equal('status', status?.toUpperCase()),
  ]
  return { conditions: [...conditions, ...further.flat()] }
}

function errorsOf({ entityName, fieldName, fromValue, toValue }: Filter): FieldErrors {
  if (!ENTITIES[fieldName].includes(entityName))
    return [{ field: 'fieldName', message: `is not a field of ${entityName}` }]
  if (entityName !== 'ShipmentDates')
    return fromValue.trim() === '' ? [{ field: 'fromValue', message: 'must not be blank' }] : []
  const message = 'must be a number of days, at most five figures'
  return [
    ...(DAYS.test(fromValue) ? [] : [{ field: 'fromValue', message }]),
    ...(toValue === undefined
      ? [{ field: 'toValue', message: 'is required' }]
      : DAYS.test(toValue)
        ? []
        : [{ field: 'toValue', message }]),
  ]
}

function conditionOf({ fieldName, fromValue, toValue }: Filter, now: Date): CustomsCondition {
  const text = fromValue.trim()
  const span = () => ({ from: dayFromNow(now, -Number(fromValue)), to: dayFromNow(now, Number(toValue)) })
  switch (fieldName) {
    case '1':
      return { days: 'exportDate', ...span() }
    case OPENED:
      return { days: 'openedOn', ...span() }
    case '12':
      return { days: 'arrivalDate', ...span() }
    case '19':
      return { days: 'releaseDate', ...span() }
    case 'shipper':
    case 'consignee':
      return { party: fieldName, text }
    case 'portLading':
    case 'portUnlading':
      return { column: fieldName, is: text }
    case 'portEntry':
      return { column: 'portOfEntry', is: text }
    default:
      return { key: fieldName, startsWith: text }
  }
}

function equal(column: 'kind' | 'entryType' | 'mot' | 'status', is: string | undefined): CustomsCondition[] {
  return is === undefined ? [] : [{ column, is }]
}
