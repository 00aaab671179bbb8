import type { Schemas } from '../../../contract/index.ts'
import type { FieldErrors } from '../reply.ts'

const SELECT = 'Please select a value'
const ENTER = 'Please enter the value'

export interface Submitting {
  supplier: boolean
  /** Whether it becomes a quote, which has no dates of a supplier. */
  quote?: boolean
  now: Date
}

/** What must be there before a booking or a quote is submitted (forms §5). A supplier user has rules of the own. */
export function submitErrors(booking: Schemas['Booking'], { supplier, quote = false, now }: Submitting): FieldErrors {
  const errors: FieldErrors = []
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) errors.push({ field, message })
  }
  const { bizType } = booking
  expect(isFilled(booking.shipper), 'shipper', SELECT)
  expect(bizType !== undefined, 'bizType', SELECT)
  expect(
    isPlace(booking.orgCountry, booking.orgCity) || isPlace(booking.polCtry, booking.polCity),
    'orgCity',
    isAir(bizType) ? 'Please select origin or departure' : 'Please select origin or port of loading',
  )
  expect(
    isPlace(booking.destCountry, booking.destCity) || isPlace(booking.podCtry, booking.podCity),
    'destCity',
    isAir(bizType) ? 'Please select airport or destination' : 'Please select port of discharge or destination',
  )
  if (supplier) {
    expect(quote || isFilled(booking.readyDate), 'readyDate', ENTER)
    expect(quote || isFilled(booking.deliveryreadyDate), 'deliveryreadyDate', ENTER)
  } else {
    // A zero counts as missing.
    expect((booking.bkPcs ?? 0) > 0, 'bkPcs', ENTER)
    expect(isFilled(booking.bkPcsUt), 'bkPcsUt', SELECT)
    expect((booking.bkgWgt ?? 0) > 0, 'bkgWgt', ENTER)
    expect(isFilled(booking.bkgWgtUt), 'bkgWgtUt', SELECT)
  }
  return [...errors, ...containerErrors(booking), ...dateErrors(datesShown(booking, supplier && !quote), now)]
}

/** Full container loads by sea name at least one container, each with type and quantity. */
function containerErrors({ bizType, shipmentType, containers = [] }: Schemas['Booking']): FieldErrors {
  if ((bizType !== 'SE' && bizType !== 'SI') || shipmentType !== 'FCL') return []
  if (containers.length === 0) return [{ field: 'containers', message: 'Add Atleast one Container Type' }]
  return containers.flatMap(({ type, qty }, index) => [
    ...(isFilled(type) ? [] : [{ field: `containers.${index}.type`, message: SELECT }]),
    ...(qty === undefined ? [{ field: `containers.${index}.qty`, message: ENTER }] : []),
  ])
}

type GivenDate = [field: string, date: string | undefined]

/** The dates that whoever submits can see and mend: the others were kept as somebody else gave them. */
function datesShown(booking: Schemas['Booking'], ofSupplier: boolean): GivenDate[] {
  if (ofSupplier) {
    return [
      ['readyDate', booking.readyDate],
      ['deliveryreadyDate', booking.deliveryreadyDate],
    ]
  }
  return [
    ['pickupInfo.readyDate', booking.pickupInfo?.readyDate],
    ['deliveryInfo.readyDate', booking.deliveryInfo?.readyDate],
  ]
}

function dateErrors(dates: readonly GivenDate[], now: Date): FieldErrors {
  const oldest = earliestToday(now)
  return dates
    .filter(([, date]) => date !== undefined && date < oldest)
    .map(([field]) => ({ field, message: 'The date must not be in the past' }))
}

/** The day, YYYYMMDD, that it is now where the day is longest behind (UTC-12): the gateway does not know the user's place. */
export function earliestToday(now: Date): string {
  return new Date(now.getTime() - 12 * 3_600_000).toISOString().slice(0, 10).replaceAll('-', '')
}

function isAir(bizType: string | undefined): boolean {
  return bizType === 'AE' || bizType === 'AI'
}

function isPlace(country: string | undefined, city: string | undefined): boolean {
  return isFilled(country) && isFilled(city)
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== ''
}
