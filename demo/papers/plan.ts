import type { Random } from './random.ts'
import { cargoPicture, packingList, paper } from './papers.ts'
import type { DocumentedRecord } from './records.ts'

const HOUR = 3_600_000

/** A document of the demonstration world. */
export interface PlannedDocument {
  fileName: string
  type: string
  description: string
  /** CP was uploaded in the portal; OPS comes from the tenant's own operation. */
  source: 'CP' | 'OPS'
  uploadedAt: Date
  /** Undefined for a file that is named and not kept: it was archived elsewhere. */
  bytes: Buffer | undefined
}

const picture = cargoPicture()

/** The documents of a record in the order of their upload, none of them in the future, none before what it tells of has happened. */
export function planned(random: Random, record: DocumentedRecord, now: Date): PlannedDocument[] {
  const { consignment, transport, stage, createdAt } = record
  let at = createdAt.getTime()
  const documents: PlannedDocument[] = []
  const add = (
    fileName: string,
    type: string,
    description: string,
    source: 'CP' | 'OPS',
    make: (on: Date) => Buffer | undefined,
    after = createdAt,
  ) => {
    at = Math.min(Math.max(at, after.getTime()) + random.between(1, 20) * HOUR, now.getTime())
    const uploadedAt = new Date(at)
    documents.push({ fileName, type, description, source, uploadedAt, bytes: make(uploadedAt) })
  }
  const { title, type, number } = transport
  if (random.chance(0.8))
    add(`Commercial invoice ${number}.pdf`, 'CIV', 'Commercial invoice', 'CP', (on) =>
      paper('Commercial invoice', consignment, on),
    )
  if (random.chance(0.5)) add(`Packing list ${number}.csv`, 'PKL', 'Packing list', 'CP', () => packingList(consignment))
  if (random.chance(0.1))
    add(`Cargo ${number}.png`, 'OTH', 'Picture of the cargo before it was picked up', 'CP', () => picture)
  const { shipped, arrived, delivered } = stage
  if (shipped) add(`${title} ${number}.pdf`, type, title, 'OPS', (on) => paper(title, consignment, on), shipped)
  if (shipped && random.chance(0.06))
    add(`Export declaration ${number}.pdf`, 'EXD', 'Export declaration, archived', 'OPS', () => undefined)
  if (arrived)
    add(
      `Arrival notice ${number}.pdf`,
      'OTH',
      'Arrival notice',
      'OPS',
      (on) => paper('Arrival notice', consignment, on),
      arrived,
    )
  if (delivered)
    add(
      `Proof of delivery ${number}.pdf`,
      'POD',
      'Signed proof of delivery',
      'OPS',
      (on) => paper('Proof of delivery', consignment, on),
      delivered,
    )
  return documents
}
