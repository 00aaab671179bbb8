import type { Schemas } from '../../../contract/index.ts'
import type { FieldErrors } from '../reply.ts'

/** Longest texts (forms §5). */
const LENGTHS: { [Field in keyof Schemas['Booking']]?: number } = {
  shprAddr1: 45,
  shprAddr2: 45,
  shprAddr3: 45,
  shprAddr4: 45,
  csgnAddr1: 45,
  csgnAddr2: 45,
  csgnAddr3: 45,
  csgnAddr4: 45,
  ntfyAddr1: 45,
  ntfyAddr2: 45,
  ntfyAddr3: 45,
  ntfyAddr4: 45,
  hblAwbNo: 50,
  referenceNumber: 50,
  commodityCode: 20,
  commodity: 70,
  serviceRequest: 500,
  templateName: 100,
}
const REMARK_LENGTH = 2000
const MAX_ROWS = 4
const MAX_TOTAL_PIECES = 999_999_999
const MAX_QUANTITY = 9_999_999_999.9999
const MAX_ITEM_PIECES = 999_999_998

/** The limits of forms §5 that hold for drafts, too: lengths, ranges, rows, times in their order. */
export function limitErrors(booking: Schemas['Booking']): FieldErrors {
  const errors: FieldErrors = []
  const expect = (holds: boolean, field: string, message: string) => {
    if (!holds) errors.push({ field, message })
  }
  const inRange = (value: number | undefined, field: string, low: number, high: number) =>
    expect(value === undefined || (value >= low && value <= high), field, `must be from ${low} to ${high}`)
  const quantity = (value: number | undefined, field: string) => {
    expect(
      value === undefined || (value > 0 && value < MAX_QUANTITY),
      field,
      `must be above 0 and below ${MAX_QUANTITY}`,
    )
    decimals(value, field)
  }
  const decimals = (value: number | undefined, field: string) =>
    expect(value === undefined || hasFourDecimals(value), field, 'must have at most 4 decimals')

  for (const [field, longest] of Object.entries(LENGTHS)) {
    const text = booking[field as keyof Schemas['Booking']]
    expect(typeof text !== 'string' || text.length <= longest, field, `must have at most ${longest} characters`)
  }
  inRange(booking.bkPcs, 'bkPcs', 0, MAX_TOTAL_PIECES)
  for (const field of ['bkgWgt', 'bkgVol'] as const) {
    inRange(booking[field], field, 0, MAX_QUANTITY)
    decimals(booking[field], field)
  }
  for (const list of ['containers', 'vehicles'] as const) {
    const rows = booking[list] ?? []
    expect(rows.length <= MAX_ROWS, list, `must have at most ${MAX_ROWS} rows`)
    rows.forEach((row, index) => inRange(row.qty, `${list}.${index}.qty`, 1, 9999))
  }
  booking.cargoItems?.forEach((item, index) => {
    inRange(item.itemPcs, `cargoItems.${index}.itemPcs`, 1, MAX_ITEM_PIECES)
    quantity(item.itemWgt, `cargoItems.${index}.itemWgt`)
    quantity(item.itemVol, `cargoItems.${index}.itemVol`)
  })
  booking.remarkList?.forEach(({ remark = '' }, index) =>
    expect(
      remark.length <= REMARK_LENGTH,
      `remarkList.${index}.remark`,
      `must have at most ${REMARK_LENGTH} characters`,
    ),
  )
  for (const [prefix, from, to] of timeWindows(booking)) {
    expect(from === undefined || to === undefined || from <= to, prefix, 'The from-time must not be after the to-time')
  }
  return errors
}

function timeWindows(booking: Schemas['Booking']): [field: string, from: string | undefined, to: string | undefined][] {
  return [
    ['pickupInfo.fromTime', booking.pickupInfo?.fromTime, booking.pickupInfo?.toTime],
    ['deliveryInfo.fromTime', booking.deliveryInfo?.fromTime, booking.deliveryInfo?.toTime],
    ['fromTime', booking.fromTime, booking.toTime],
    ['deliveryfromTime', booking.deliveryfromTime, booking.deliverytoTime],
  ]
}

function hasFourDecimals(value: number): boolean {
  return Number(value.toFixed(4)) === value
}
