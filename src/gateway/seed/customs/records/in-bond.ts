import type { Schemas } from '../../../../contract/index.ts'
import { currencyOf } from '../../world/currencies.ts'
import { motName } from '../../world/customs-codes.ts'
import type { CustomsFileSeed, FileBill, FileContainer } from '../file-seed.ts'
import { dayOf, hasCome, rounded } from '../file-seed.ts'
import type { RecordsMaking } from './file-records.ts'
import type { LoadPart } from './loads.ts'
import { containersOf, importerAddress, loadsOf, marksOf, NO_CONTAINER } from './loads.ts'
import { priorNoticeOf } from './prior-notice.ts'

const ONLY_CONVEYANCE = '1'

/** Equipment description codes of CBP by ISO 6346 size and type. */
const EQUIPMENT: Record<string, string> = { '22G1': '20', '42G1': '40', '45G1': '4B', '22R1': '2R', '45R1': '4R' }

/** Conveyance, bills, containers and commodities under bond; of an INBOND file. */
export function addInBond(making: RecordsMaking): void {
  const { file, random, add } = making
  const { itNo } = file
  if (itNo === undefined) return
  add('InBondConveyance', [itNo, ONLY_CONVEYANCE], conveyanceOf(file, itNo))
  const held = file.bills.flatMap((bill) => containersOf(file, bill).map((container) => ({ bill, container })))
  const loads = loadsOf(
    file.lines,
    held.map(({ container }) => container.packages),
  )
  for (const bill of file.bills) {
    const keys = [itNo, ONLY_CONVEYANCE, bill.idSeqNo]
    const subHouse = random.chance(0.2) ? { subHouseBill: `${bill.house}-1` } : {}
    const previous = random.chance(0.25) ? { prevItNo: `V${random.between(1_000_000_000, 9_999_999_999)}` } : {}
    add('InBondShipmentId', keys, { ...billOf(file, bill, itNo), ...subHouse, ...previous })
  }
  for (const [index, { bill, container }] of held.entries()) {
    const keys = [itNo, ONLY_CONVEYANCE, bill.idSeqNo, container.number]
    add('InBondContainers', keys, containerOf(file, bill, container))
    for (const [place, part] of (loads[index] ?? []).entries()) {
      const seqNo = String(place + 1)
      add('InBondTariff', [...keys, seqNo], commodityOf(making, part, seqNo))
    }
  }
}

function conveyanceOf(file: CustomsFileSeed, itNo: string): Schemas['InBondConveyance'] {
  const { moments, now, vessel, portLading, portUnlading } = file
  return {
    itNo,
    conveyanceSeqNo: ONLY_CONVEYANCE,
    mot: file.mot,
    motDesc: motName(file.mot),
    carrier: file.carrier.code,
    carrierName: file.carrier.name,
    conveyanceName: vessel?.name ?? file.carrier.name.toUpperCase(),
    ...(vessel === undefined ? {} : { vesselFlag: vessel.flag }),
    voyageFlight: file.voyageFlight,
    ...(portLading === undefined ? {} : { portLading: portLading.code, portLadingName: portLading.name }),
    portUnlading: portUnlading.code,
    portUnladingName: portUnlading.name,
    exportDate: dayOf(moments.exported),
    ...(hasCome(moments.arrived, now) ? { dateImport: dayOf(moments.arrived) } : {}),
    dateArrival: dayOf(hasCome(moments.arrived, now) ? moments.arrived : moments.estimatedArrival),
    billCount: file.bills.length,
  }
}

function billOf(file: CustomsFileSeed, bill: FileBill, itNo: string) {
  const { shipper, importer } = file
  return {
    itNo,
    conveyanceSeqNo: ONLY_CONVEYANCE,
    idSeqNo: bill.idSeqNo,
    mblMawbNo: bill.master,
    hblHawbNo: bill.house,
    quantity: bill.packages,
    quantityUom: bill.unit,
    weight: bill.weight,
    weightUom: 'KG',
    partyDetails: [
      {
        partyRole: 'SH',
        partyRoleDesc: 'Shipper',
        partyName: shipper.name,
        address: (shipper.addresses[0]?.lines ?? []).join('\n'),
      },
      { partyRole: 'CN', partyRoleDesc: 'Consignee', partyName: importer.name, address: importerAddress(file) },
      {
        partyRole: 'NP',
        partyRoleDesc: 'Notify party',
        partyName: 'ASTROLABE ENTRY SERVICES',
        address: '5777 West Century Boulevard\nLos Angeles CA 90045',
      },
    ],
  }
}

function containerOf(
  file: CustomsFileSeed,
  bill: FileBill,
  { number, type, seals }: FileContainer,
): Omit<Schemas['InBondContainer'], 'inBondTariffList'> {
  const [containerSeal1, containerSeal2] = seals
  return {
    noContainer: number,
    contEquipDescCode: number === NO_CONTAINER ? NO_CONTAINER : (EQUIPMENT[type] ?? type),
    ...(containerSeal1 === undefined ? {} : { containerSeal1 }),
    ...(containerSeal2 === undefined ? {} : { containerSeal2 }),
    marks: marksOf(file, bill),
  }
}

function commodityOf(
  making: RecordsMaking,
  part: LoadPart,
  seqNo: string,
): Omit<Schemas['InBondTariff'], 'priorNotice'> {
  const { goods, shipper } = part.line
  const currency = currencyOf(shipper.countryCode)
  return {
    seqNo,
    styleNo: `${goods.tariffNo.slice(0, 6)}-${String(part.line.lineNo).padStart(2, '0')}`,
    assembler: shipper.name,
    tariffNo: goods.tariffNo,
    valueInBond: part.value,
    valueForeignCurrency: rounded(part.value / currency.rate, currency.rate < 0.01 ? 0 : 2),
    currencyCode: currency.code,
    exchangeRateAmt: currency.rate,
    pieces: part.packages,
    piecesUnitOfMeasure: goods.package,
    weight: part.weight,
    weightUom: 'KG',
    cargoDesc: goods.name,
    pgFdaIbList: priorNoticeOf(making, part),
  }
}
