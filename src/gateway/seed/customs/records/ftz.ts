import type { Schemas } from '../../../../contract/index.ts'
import { currencyOf } from '../../world/currencies.ts'
import { motName } from '../../world/customs-codes.ts'
import { admissionsOf } from '../admissions.ts'
import type { CustomsFileSeed } from '../file-seed.ts'
import { dayOf, hasCome, rounded } from '../file-seed.ts'
import { manufacturerId } from '../header.ts'
import { addConcurrences } from './concurrences.ts'
import type { RecordsMaking } from './file-records.ts'
import type { LoadPart } from './loads.ts'
import { containersOf, loadsOf, NO_CONTAINER } from './loads.ts'
import { tariffQuantities } from './tariff-classes.ts'
import type { ZoneBill } from './zone-bill.ts'
import { ZONE_CARRIER } from './zone-bill.ts'

const DAY = 86_400_000
const HMF_RATE = 0.00125
/** Tariff chapters whose goods are admitted as privileged foreign: their duty is that of the day. */
const PRIVILEGED = ['72', '73', '84', '85', '87']

/** Conveyances, bills and commodities of an admission, and what follows it; of an FTZ file. */
export function addFtz(making: RecordsMaking): void {
  const { file, random, isDeep, add } = making
  const [admission] = admissionsOf(file)
  if (admission === undefined) return
  const isSplit = isDeep && file.bills.length > 1
  const bills = file.bills.map((bill, index) => ({
    bill,
    conveyanceSeqNo: isSplit ? String(index + 1) : '1',
    permit:
      admission.pttRequested === 'Y'
        ? `PTT${admission.admissionYear?.slice(2) ?? ''}${file.fileNo.slice(-5)}${index + 1}`
        : undefined,
  }))
  for (const seqNo of new Set(bills.map(({ conveyanceSeqNo }) => conveyanceSeqNo))) {
    add('FtzConveyance', [seqNo], conveyanceOf(file, admission, seqNo, isSplit))
  }
  const loads = loadsOf(
    file.lines,
    file.bills.map(({ packages }) => packages),
  )
  for (const [index, zoneBill] of bills.entries()) {
    const keys = [zoneBill.conveyanceSeqNo, zoneBill.bill.idSeqNo]
    const moved = random.chance(0.3) ? inBond(file, random.between(1_000_000_000, 9_999_999_999)) : {}
    add('FtzShipmentId', keys, { ...billOf(file, zoneBill), ...moved })
    for (const [place, part] of lotsOf(making, loads[index] ?? []).entries()) {
      add('FtzLines', [...keys, place + 1], lineOf(making, zoneBill, part, place + 1))
    }
  }
  addConcurrences(making, admission, bills)
}

/** Of a file with records at every level, goods are told lot by lot. */
function lotsOf({ isDeep }: RecordsMaking, parts: LoadPart[]): LoadPart[] {
  if (!isDeep) return parts
  return parts.flatMap((part) => {
    const lots = Math.min(3, part.packages)
    const cut = Array.from(
      { length: lots },
      (_, index) => Math.floor((part.packages * (index + 1)) / lots) - Math.floor((part.packages * index) / lots),
    )
    const line = {
      ...part.line,
      packages: part.packages,
      weight: part.weight,
      value: part.value,
      charges: part.charges,
    }
    return loadsOf([line], cut).flat()
  })
}

function conveyanceOf(
  file: CustomsFileSeed,
  admission: Schemas['FtzAdmission'],
  conveyanceSeqNo: string,
  isSplit: boolean,
) {
  const { moments, vessel, carrier, portUnlading, now } = file
  // The second part of a split shipment follows a few days later.
  const later = (Number(conveyanceSeqNo) - 1) * 4 * DAY
  const arrived = new Date(
    (hasCome(moments.arrived, now) ? moments.arrived : moments.estimatedArrival).getTime() + later,
  )
  return {
    conveyanceSeqNo,
    ...(admission.admissionType === undefined ? {} : { admissionType: admission.admissionType }),
    ...(admission.admissionTypeDesc === undefined ? {} : { admissionTypeDesc: admission.admissionTypeDesc }),
    conveyanceShipper: file.shipper.name,
    mot: file.mot,
    motDesc: motName(file.mot),
    carrier: carrier.code,
    ...(vessel === undefined ? {} : { country: vessel.flag }),
    exportDate: dayOf(new Date(moments.exported.getTime() + later)),
    dateImport: dayOf(arrived),
    dateArrival: dayOf(arrived),
    splitConveyance: isSplit ? ('Y' as const) : ('N' as const),
    portUnlading: portUnlading.code,
    portUnladingName: portUnlading.name,
    conveyanceName: vessel?.name ?? carrier.name.toUpperCase(),
    ftzVoyageFlight:
      later === 0
        ? file.voyageFlight
        : file.voyageFlight.replace(/\d+/, (figures) => String(Number(figures) + 1).padStart(figures.length, '0')),
  }
}

function billOf(
  file: CustomsFileSeed,
  { bill, conveyanceSeqNo, permit }: ZoneBill,
): Omit<Schemas['FtzBill'], 'ftzLinesList' | 'commaSeperatedContainers'> {
  const { moments, portLading, now } = file
  const admitted = hasCome(moments.released, now)
  const moved =
    permit === undefined
      ? {}
      : {
          pttUniqueIdentifier: permit,
          pttDispositionCd: admitted ? '90' : '91',
          pttDispositionDesc: admitted ? 'Permit to transfer authorized' : 'Permit to transfer on file',
        }
  return {
    conveyanceSeqNo,
    idSeqNo: bill.idSeqNo,
    bolAwbNo: bill.master,
    ftzHouseBill: bill.house,
    quantity: bill.packages,
    quantityUom: bill.unit,
    countryExport: file.countryExport,
    ...(portLading === undefined ? {} : { portLading: portLading.code, portLadingName: portLading.name }),
    pttRequest: permit === undefined ? 'N' : 'Y',
    ...(permit === undefined
      ? {}
      : { pttCarrier: ZONE_CARRIER.code, carrierIrsNo: ZONE_CARRIER.irsNo, pttUniqueIdentifier: permit }),
    ftzContainersList: containersOf(file, bill)
      .filter(({ number }) => number !== NO_CONTAINER)
      .map(({ number }) => ({
        noContainer: number,
        dispositionCode: admitted ? '1A' : '1J',
        dispositionDesc: admitted ? 'Admission authorized' : 'In-bond movement authorized',
        ...moved,
      })),
  }
}

/** Of goods that came to the zone under bond. */
function inBond({ moments, portUnlading }: CustomsFileSeed, number: number) {
  return {
    ftzItNo: `V${number}`,
    itDateDt: dayOf(moments.entered),
    itPort: portUnlading.code,
    itCarrier: ZONE_CARRIER.code,
  }
}

function lineOf(
  { file, random }: RecordsMaking,
  { bill, conveyanceSeqNo }: ZoneBill,
  part: LoadPart,
  lineNo: number,
): Schemas['FtzLine'] {
  const { goods, shipper, countryOrigin } = part.line
  const currency = currencyOf(shipper.countryCode)
  const inCurrency = (amount: number) => rounded(amount / currency.rate, currency.rate < 0.01 ? 0 : 2)
  const isFood = goods.programs.some(({ program }) => program === 'FOO')
  const needsLicense = goods.programs.some(({ agency }) => agency === 'ATF' || agency === 'DDTC' || agency === 'FWS')
  return {
    conveyanceSeqNo,
    idSeqNo: bill.idSeqNo,
    lineNo,
    styleNo: `${goods.tariffNo.slice(0, 6)}-${String(random.between(10, 99))}`,
    lineValueUs: Math.round(part.value),
    lineValueUsAmt: part.value,
    lineValueForeignAmt: inCurrency(part.value),
    currencyCode: currency.code,
    descrOfGoods: goods.name,
    additionalDescription: `${part.packages} ${goods.package}, lot ${bill.idSeqNo}${String(lineNo).padStart(2, '0')}`,
    assembler: shipper.name,
    tariffNo: goods.tariffNo,
    manufacturerId: manufacturerId(shipper),
    chargesAmt: part.charges,
    chargesForeignAmt: inCurrency(part.charges),
    countryOrigin,
    ftzZoneStatus: PRIVILEGED.includes(goods.tariffNo.slice(0, 2)) ? 'P' : 'N',
    ...(needsLicense ? { licenseCertificate: `LC${random.between(100_000, 999_999)}` } : {}),
    licenseInd: needsLicense ? 'Y' : 'N',
    disclaimPriorNotice: isFood ? 'N' : 'Y',
    hmfCharges: file.vessel === undefined ? 0 : rounded(part.value * HMF_RATE),
    quantityUomList: tariffQuantities(goods, part.quantity, part.weight),
  }
}
