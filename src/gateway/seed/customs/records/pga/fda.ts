import type { Schemas } from '../../../../../contract/index.ts'
import { rounded } from '../../file-seed.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

/** A product as the FDA knows it. */
interface FdaProduct {
  /** Seven characters: industry, class, subclass, process, product. */
  code: string
  name: string
  storage: 'A' | 'F' | 'R'
  brand: string
}

/** Products by tariff number. */
const PRODUCTS: Record<string, FdaProduct> = {
  '0808100030': { code: '20AGT02', name: 'Apples, raw', storage: 'R', brand: 'Haruka Orchard' },
  '0810500000': { code: '21RGT24', name: 'Kiwifruit, raw', storage: 'R', brand: 'Tui Ridge' },
  '0703104000': { code: '24TGT12', name: 'Onions, raw', storage: 'A', brand: 'Sierra Dulce' },
  '0902109050': { code: '31BGT02', name: 'Green tea, leaf', storage: 'A', brand: 'Kitano Leaf' },
  '0901110025': { code: '31AGY01', name: 'Coffee beans, green', storage: 'A', brand: 'Serra Alta' },
  '1801000000': { code: '34AGY05', name: 'Cocoa beans', storage: 'A', brand: 'Ashanti Grove' },
  '0303430000': { code: '16AFD45', name: 'Skipjack tuna, frozen', storage: 'F', brand: 'Andaman Pearl' },
  '0306170003': { code: '16JFD02', name: 'Shrimp, shell on, frozen', storage: 'F', brand: 'Coromandel Tide' },
  '2204215040': { code: '32BCT01', name: 'Wine, grape, red', storage: 'A', brand: 'Monte Claro' },
  '3401115000': { code: '53LYY05', name: 'Bath soap', storage: 'A', brand: 'Belleroche' },
  '3304995000': { code: '53IYY06', name: 'Skin care preparation', storage: 'A', brand: 'Hanbitna' },
  '9018908000': { code: '79LYYRW', name: 'Scissors, surgical', storage: 'A', brand: 'Avonmere' },
  '4015121010': { code: '79KYYGO', name: "Surgeon's gloves", storage: 'A', brand: 'Klangpearl' },
  '2939410000': { code: '66VIY07', name: 'Ephedrine hydrochloride, bulk', storage: 'A', brand: 'Helfort' },
}

const COOKWARE: FdaProduct = { code: '52CYY04', name: 'Cookware, steel', storage: 'A', brand: 'Ningyuan' }

/** Processing code and what is made of the goods, by program. */
const PROCESSING: Record<string, { code?: string; name?: string; useCode: string; use: string }> = {
  FOO: { code: 'NSF', name: 'Natural state food', useCode: '210.000', use: 'Human consumption' },
  COS: { useCode: '100.000', use: 'Personal use' },
  DEV: { code: 'NED', name: 'Non-radiation-emitting device', useCode: '081.001', use: 'Medical use, for patients' },
  DRU: { code: 'PHN', name: 'Pharmaceutical ingredient', useCode: '155.000', use: 'Further manufacture of a drug' },
}
const PROCESSED = { code: 'PRO', name: 'Processed food' }

/** Food and Drug Administration: foods with prior notice, drugs, devices, cosmetics. */
export function fdaRecord(making: PgaMaking): Schemas['PgaFda'] {
  const { file, random, item, program, common } = making
  const { goods, countryOrigin } = item.line
  const product = PRODUCTS[goods.tariffNo] ?? COOKWARE
  const use = PROCESSING[program] ?? { useCode: '980.000', use: 'Other' }
  const { code, name } = program === 'FOO' && goods.tariffNo >= '0900' ? PROCESSED : use
  const isFood = program === 'FOO'
  const arrived = file.moments.arrived.toISOString()
  return {
    ...common,
    recordType: 'FDA',
    pgAgencyCd: 'FDA',
    pgProgramCd: program,
    ...(code === undefined || name === undefined ? {} : { processingCd: code, processingDesc: name }),
    intendedUseCd: use.useCode,
    intendedUseDesc: use.use,
    productCd: product.code,
    productDesc: product.name,
    brandName: product.brand,
    lotNo: `${item.partNo}-${figures(random, 3)}`,
    productionDate: daysBefore(file.moments.exported, random.between(8, 40)),
    countryProduction: countryOrigin,
    countrySource: countryOrigin,
    countryShipment: file.countryExport,
    storageConditionCd: product.storage,
    arrivalPort: file.portUnlading.code,
    arrivalDate: arrived.slice(0, 10).replaceAll('-', ''),
    arrivalTime: arrived.slice(11, 16).replace(':', ''),
    ...(isFood ? { priorNoticeConfirmationNo: priorNoticeNo(making) } : {}),
    quantity: item.quantity,
    quantityUom: goods.unit,
    valueUsAmt: item.value,
    complianceList: affirmations(making),
    packagingList: [
      { packagingLevel: 1, quantity: item.packages, packagingUom: goods.package },
      { packagingLevel: 2, quantity: goods.perPackage, packagingUom: goods.unit },
    ],
    componentsList:
      program === 'DRU'
        ? [{ componentSeqNo: 1, componentName: 'Ephedrine hydrochloride', casNo: '50-98-6', percent: 99.5 }]
        : [],
    lpcoPermitsList: [],
    idCodesList:
      program === 'DEV'
        ? [{ idQualifier: 'UDI', idQualifierDesc: 'Unique device identifier', idNo: `00${figures(random, 12)}` }]
        : [],
    partiesList: partiesOf(making, isFood ? ['MF', 'GR', 'SH'] : ['MF', 'SH'], ['IM', 'DP', 'UC'], isFood),
  }
}

/** Confirmation number of a prior notice: the year and ten figures. */
export function priorNoticeNo({ file, random }: Pick<PgaMaking, 'file' | 'random'>): string {
  return `${String(file.moments.arrived.getUTCFullYear()).slice(2)}${figures(random, 10)}`
}

/** Affirmations of compliance that the program asks for. */
function affirmations({ random, program }: PgaMaking): Schemas['PgaCompliance'][] {
  const numbered = (complianceCd: string, complianceDesc: string, complianceQualifier: string) => ({
    complianceCd,
    complianceDesc,
    complianceQualifier,
  })
  if (program === 'FOO') return [foodRegistration(random)]
  if (program === 'DEV') {
    return [
      numbered('DEV', 'Foreign manufacturer registration', figures(random, 10)),
      numbered('LST', 'Device listing', `D${figures(random, 6)}`),
      numbered('DFE', 'Device foreign exporter', figures(random, 10)),
    ]
  }
  if (program === 'DRU')
    return [
      numbered('REG', 'Drug establishment registration', figures(random, 9)),
      numbered('DLS', 'Drug listing', `${figures(random, 5)}-${figures(random, 4)}`),
    ]
  return [numbered('COS', 'Cosmetic facility registration', figures(random, 10))]
}

/** Registration of the facility that makes food. */
export function foodRegistration(random: PgaMaking['random']): Schemas['PgaCompliance'] {
  return { complianceCd: 'PFR', complianceDesc: 'Food facility registration', complianceQualifier: figures(random, 11) }
}

/** What the FDA calls goods, for those it has something to say about. */
export function fdaProduct(tariffNo: string): { code: string; name: string } | undefined {
  return PRODUCTS[tariffNo]
}

/** Net kilograms of goods whose packages weigh a little, too. */
export function netKilograms(grossWeight: number): number {
  return rounded(grossWeight * 0.94, 1)
}
