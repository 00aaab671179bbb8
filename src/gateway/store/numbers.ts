/** Ids and numbers of a record, made from the tenant's counter. */
export function bookingIds(number: number): { unId: string; bookingNo: string } {
  return { unId: `BK${number}`, bookingNo: `BKG-${padded(number)}` }
}

export function quoteIds(number: number): { unId: string; quoteNo: string } {
  return { unId: `QT${number}`, quoteNo: `QTE-${padded(number)}` }
}

export function templateIds(number: number): { unId: string; templateNo: string } {
  return { unId: `TP${number}`, templateNo: `TPL-${padded(number)}` }
}

export function documentId(number: number): string {
  return `DOC${number}`
}

/** The gateway's own reference of a line of cargo. */
export function cargoReference(unId: string, line: string): string {
  return `${unId}-${line}`
}

function padded(number: number): string {
  return String(number).padStart(7, '0')
}
