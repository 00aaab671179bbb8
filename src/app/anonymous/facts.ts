import type { LabelId } from '../../config/index.ts'
import type { Shipment } from './track.ts'

/** A place of a shipment's way, with the day that counts there. */
export interface Stop {
  label: LabelId
  name: string
  /** YYYYMMDD. */
  date?: string | undefined
  dateLabel?: LabelId
}

/** The numbers of a shipment that it has, in the order in which people ask for them. */
export function numbersOf({ jobNo, bookingNo, shpNo, masterNo, refNo }: Shipment): [LabelId, string][] {
  const all: [LabelId, string | undefined][] = [
    ['tracking.ShpNos', shpNo],
    ['tracking.MasterNo', masterNo],
    ['tracking.JobNo', jobNo],
    ['tracking.BookingNos', bookingNo],
    ['tracking.RefNos', refNo],
  ]
  return all.filter((entry): entry is [LabelId, string] => entry[1] !== undefined && entry[1] !== '')
}

/** The way of a shipment: origin, port of loading, port of discharge, destination; a place that is the one before is left out. */
export function stopsOf(shipment: Shipment): Stop[] {
  const { bizType, polName, polEtdDate, podName, podEtaDate, porEtdDate } = shipment
  const isAir = bizType?.startsWith('Air') === true
  const stops: (Omit<Stop, 'name'> & { name: string | undefined })[] = [
    { label: 'field.origin', name: shipment.porName ?? shipment.origin, date: porEtdDate, dateLabel: 'anonymous.etd' },
    {
      label: isAir ? 'field.airportOfDeparture' : 'field.portOfLoading',
      name: polName,
      date: polEtdDate,
      dateLabel: 'anonymous.etd',
    },
    {
      label: isAir ? 'field.airportOfArrival' : 'field.portOfDischarge',
      name: podName,
      date: podEtaDate,
      dateLabel: 'anonymous.eta',
    },
    { label: 'field.destination', name: shipment.devryName ?? shipment.destName ?? shipment.destination },
  ]
  const named = stops.filter((stop): stop is Stop => stop.name !== undefined && stop.name !== '')
  return named.filter(({ name, date }, index) => date !== undefined || name !== named[index - 1]?.name)
}

const STATUSES = ['PICKUP', 'PICKEDUP', 'DEPARTED', 'ARRIVED', 'RELEASED', 'DELIVERED', 'DELAYED']

/** The label of a status; undefined for one that is not known, which is shown as it came. */
export function labelOfStatus(status: string): LabelId | undefined {
  const word = status.toUpperCase().replaceAll(' ', '')
  return STATUSES.includes(word) ? `shipmentStatus.${word}` : undefined
}

/** How the status is coloured (specification of the shipments, §4): green when it is done, red when it is late, else blue. */
export function toneOf(status: string): 'success' | 'danger' | 'info' {
  const word = status.toUpperCase()
  if (word === 'DELIVERED' || word === 'RELEASED') return 'success'
  return word === 'DELAYED' ? 'danger' : 'info'
}

/** A wire day (YYYYMMDD) and, where there is one, a time (HHmm) in words: `31 January 2026 18:00`; nothing for what is no day. */
export function dayInWords(day: string | undefined, time: string | undefined, locale: string): string {
  const [, year, month, date] = /^(\d{4})(\d{2})(\d{2})$/.exec(day ?? '') ?? []
  if (year === undefined) return ''
  const isEnglish = locale === 'en'
  const format = new Intl.DateTimeFormat(isEnglish ? 'en-GB' : locale, {
    timeZone: 'UTC',
    day: isEnglish ? '2-digit' : 'numeric',
    month: 'long',
    year: 'numeric',
  })
  const words = format.format(new Date(Date.UTC(Number(year), Number(month) - 1, Number(date))))
  return /^\d{4}$/.test(time ?? '') ? `${words} ${(time ?? '').slice(0, 2)}:${(time ?? '').slice(2)}` : words
}
