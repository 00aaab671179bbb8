import type { OperationInput, Schemas } from '../../../contract/index.ts'
import type { CustomsFileDocument } from '../../store/tables/customs-files.ts'

export type HeaderEntity = NonNullable<OperationInput<'getCustomsFile'>['body']['includeEntities']>[number]

/** The entities that fill a part of the answer: any of them brings it. */
const PARTS: Record<Exclude<keyof CustomsFileDocument, 'header'>, readonly HeaderEntity[]> = {
  mblDetails: ['ShipmentId'],
  hblDetails: ['ShipmentId'],
  containerDetails: ['Container', 'ContainerDates', 'ShipmentIdContainers'],
  ultimateConsignees: ['UltimateConsignee'],
  custRefs: ['CustRefXRef'],
  isfHeader: ['IsfHeader'],
  admissions: ['AdmissionNoControl'],
  inBondHeader: ['InBondHeader'],
  brokerIts: ['BrokerIt'],
  precedingEntrySummary: ['ShipmentHeaderAux'],
  warehouseWithdrawal: ['ShipmentWarehouse'],
}

/** The file with its header and what the entities name; nothing else, whatever the store has of it. */
export function fileOf(document: CustomsFileDocument, entities: readonly HeaderEntity[]): Schemas['CustomsFile'] {
  const asked = new Set(entities)
  const dropped = new Set<string>(
    Object.entries(PARTS).flatMap(([part, names]) => (names.some((name) => asked.has(name)) ? [] : [part])),
  )
  const file = Object.fromEntries(
    Object.entries(document).filter(([part]) => !dropped.has(part)),
  ) as CustomsFileDocument
  if (file.containerDetails === undefined) return file
  return { ...file, containerDetails: file.containerDetails.map((container) => containerOf(container, asked)) }
}

/** The events of a container come with ContainerDates, its bills with ShipmentIdContainers. */
function containerOf(
  container: Schemas['CustomsContainer'],
  asked: ReadonlySet<HeaderEntity>,
): Schemas['CustomsContainer'] {
  const { bills, containerDatesList, ...rest } = container
  return {
    ...rest,
    ...(bills !== undefined && asked.has('ShipmentIdContainers') ? { bills } : {}),
    ...(containerDatesList !== undefined && asked.has('ContainerDates') ? { containerDatesList } : {}),
  }
}
