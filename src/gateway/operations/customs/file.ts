import type { OperationInput, Schemas } from '../../../contract/index.ts'
import { CUSTOMS_FILES } from '../../operation/access.ts'
import { MAX_RESULTS } from '../../operation/lists.ts'
import type { Operations } from '../../operation/operation.ts'
import { refuse } from '../../operation/refusals.ts'
import type { CustomsFileDocument } from '../../store/tables/customs-files.ts'
import type { TenantStore } from '../../store/tenant-store.ts'
import { customsViewer } from './visibility.ts'

type HeaderEntity = NonNullable<OperationInput<'getCustomsFile'>['body']['includeEntities']>[number]

/** One customs-brokerage file: its header, and the entities that the call names (shipments §7). */
export const customsFileOperations: Pick<Operations, 'getCustomsFile'> = {
  getCustomsFile: {
    access: 'session',
    module: CUSTOMS_FILES,
    async run({ input: { path, body }, user, store, now }) {
      const file = await store.customsFiles.read(path.fileNo, customsViewer(user, now, body.excludedEntryTypes))
      if (file === undefined) return refuse('not-found')
      const entities = body.includeEntities ?? []
      const conveyances = entities.includes('InBondConveyance') ? await conveyancesOf(store, file.fileNo) : []
      const data = [
        { ...fileOf(file.document, entities), ...(conveyances.length === 0 ? {} : { inbondConveyance: conveyances }) },
      ]
      return { status: 200, body: { data, totalRecords: 1, maxResults: 0 } }
    },
  },
}

/** The conveyances under bond, as their own call lists them. */
async function conveyancesOf(store: TenantStore, fileNo: string): Promise<Schemas['InBondConveyance'][]> {
  const query = { keys: {}, sort: 'conveyanceSeqNo', limit: MAX_RESULTS, offset: 0 }
  return (await store.customsRecords.list(fileNo, 'InBondConveyance', query)).records.map(({ document }) => document)
}

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
function fileOf(document: CustomsFileDocument, entities: readonly HeaderEntity[]): Schemas['CustomsFile'] {
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
