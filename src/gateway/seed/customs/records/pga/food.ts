import type { Schemas } from '../../../../../contract/index.ts'
import { rounded } from '../../file-seed.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

interface MarketingFacts {
  commodityCd: string
  variety: string
  grade: string
  sizeCd: string
}

/** Fruits and vegetables under a marketing order, by tariff number. */
const MARKETING: Record<string, MarketingFacts> = {
  '0810500000': { commodityCd: 'KIW', variety: 'Hayward', grade: 'US No. 1', sizeCd: '33' },
  '0703104000': { commodityCd: 'ONI', variety: 'Yellow Granex', grade: 'US No. 1', sizeCd: 'Jumbo' },
}

const POUNDS = 2.20462

/** Agricultural Marketing Service: fruit and vegetables that must meet the grade of the domestic ones. */
export function amsRecord({ file, random, item, program, common }: PgaMaking): Schemas['PgaAms'] {
  const facts = MARKETING[item.line.goods.tariffNo] ?? {
    commodityCd: 'FRU',
    variety: 'Mixed',
    grade: 'US Combination',
    sizeCd: 'Medium',
  }
  const pounds = rounded(item.quantity * POUNDS, 1)
  const inspected = daysBefore(file.moments.arrived, -1)
  return {
    ...common,
    recordType: 'AMS',
    pgAgencyCd: 'AMS',
    pgProgramCd: program,
    intendedUseCd: '210.000',
    intendedUseDesc: 'Human consumption',
    ...facts,
    lotNo: `L-${figures(random, 4)}`,
    shippingMarks: `${item.partNo} / ${facts.sizeCd}`,
    packDate: daysBefore(file.moments.exported, random.between(3, 9)),
    plantNo: `PH-${figures(random, 3)}`,
    inspectionRequestNo: `SC357-${figures(random, 6)}`,
    inspectionLocation: file.portUnlading.terminal,
    inspectionDate: inspected,
    quantity: item.packages,
    quantityUom: item.line.goods.package,
    netWeight: pounds,
    netWeightUom: 'LB',
    certificatesList: [
      {
        certificateType: 'A02',
        certificateTypeDesc: 'Import inspection certificate',
        certificateNo: `K-${figures(random, 7)}`,
        issuer: 'Federal-State Inspection',
        countryIssue: 'US',
        dateIssued: inspected,
      },
    ],
    commoditiesList: [
      {
        commoditySeqNo: 1,
        qualifierCd: 'VAR',
        qualifierDesc: 'Variety',
        characteristic: facts.variety,
        countryOrigin: item.line.countryOrigin,
        quantity: pounds,
        quantityUom: 'LB',
      },
    ],
    partiesList: partiesOf({ file, random, item, program, common }, ['GR', 'SH'], ['IM', 'DP']),
  }
}

interface MeatFacts {
  speciesCd: string
  speciesDesc: string
  processCategoryCd: string
  productCategoryCd: string
  productGroupCd: string
}

/** Meat, by tariff number. */
const MEAT: Record<string, MeatFacts> = {
  '0203294000': {
    speciesCd: 'P',
    speciesDesc: 'Pork',
    processCategoryCd: '03B',
    productCategoryCd: '03B04',
    productGroupCd: 'RAWI',
  },
}

/** Food Safety and Inspection Service: meat is inspected again at an import house. */
export function fsisRecord(making: PgaMaking): Schemas['PgaFsis'] {
  const { file, random, item, program, common } = making
  const facts = MEAT[item.line.goods.tariffNo] ?? {
    speciesCd: 'B',
    speciesDesc: 'Beef',
    processCategoryCd: '03B',
    productCategoryCd: '03B01',
    productGroupCd: 'RAWI',
  }
  const country = item.line.countryOrigin
  const netWeight = rounded(item.quantity, 1)
  const marks = `${country}${figures(random, 5)}`
  return {
    ...common,
    recordType: 'FSIS',
    pgAgencyCd: 'FSIS',
    pgProgramCd: program,
    intendedUseCd: '210.000',
    intendedUseDesc: 'Human consumption',
    foreignEstablishmentNo: `${random.between(100, 799)}`,
    inspectionHouseNo: `I-${random.between(101, 499)}`,
    ...facts,
    countrySlaughter: country,
    slaughterDateFrom: daysBefore(file.moments.exported, 21),
    slaughterDateTo: daysBefore(file.moments.exported, 19),
    productionDateFrom: daysBefore(file.moments.exported, 18),
    productionDateTo: daysBefore(file.moments.exported, 16),
    lotNo: `${random.between(1, 9)}-${figures(random, 4)}`,
    shippingMarks: marks,
    numberOfUnits: item.packages,
    netWeight,
    netWeightUom: 'KG',
    applicantName: file.importer.name,
    certificatesList: [
      {
        certificateType: 'F01',
        certificateTypeDesc: 'Foreign inspection certificate',
        certificateNo: `${country}-${figures(random, 6)}`,
        issuer: 'Inspection agency of the exporting country',
        countryIssue: country,
        dateIssued: daysBefore(file.moments.exported, 3),
        dateSigned: daysBefore(file.moments.exported, 2),
      },
    ],
    commoditiesList: [
      {
        commoditySeqNo: 1,
        commonName: facts.speciesDesc,
        countryOrigin: country,
        quantity: netWeight,
        quantityUom: 'KG',
      },
    ],
    idCodesList: [{ idQualifier: 'SM', idQualifierDesc: 'Shipping mark', idNo: marks }],
    partiesList: partiesOf(making, ['MF', 'SH'], ['IM', 'UC', 'DP']),
  }
}
