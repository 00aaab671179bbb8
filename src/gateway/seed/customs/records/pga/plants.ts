import type { Schemas } from '../../../../../contract/index.ts'
import { dayOf, rounded } from '../../file-seed.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

interface Plant {
  genus: string
  species: string
  commonName: string
  categoryCd: string
  categoryDesc: string
  treatment?: [code: string, name: string]
}

/** Plants and their parts, by tariff number. */
const PLANTS: Record<string, Plant> = {
  '0603110060': {
    genus: 'Rosa',
    species: 'hybrida',
    commonName: 'Rose',
    categoryCd: 'CF',
    categoryDesc: 'Cut flowers',
  },
  '0808100030': {
    genus: 'Malus',
    species: 'domestica',
    commonName: 'Apple',
    categoryCd: 'FV',
    categoryDesc: 'Fruits and vegetables',
    treatment: ['T107', 'Cold treatment'],
  },
  '0810500000': {
    genus: 'Actinidia',
    species: 'deliciosa',
    commonName: 'Kiwifruit',
    categoryCd: 'FV',
    categoryDesc: 'Fruits and vegetables',
  },
  '0703104000': {
    genus: 'Allium',
    species: 'cepa',
    commonName: 'Onion',
    categoryCd: 'FV',
    categoryDesc: 'Fruits and vegetables',
  },
}

const ANY_PLANT: Plant = {
  genus: 'Plantae',
  species: 'spp.',
  commonName: 'Plant product',
  categoryCd: 'MP',
  categoryDesc: 'Miscellaneous plant products',
}

/** Animal and Plant Health Inspection Service: plants with their permit and phytosanitary certificate. */
export function aphisCoreRecord(making: PgaMaking): Schemas['PgaAphisCore'] {
  const { file, random, item, common } = making
  const plant = PLANTS[item.line.goods.tariffNo] ?? ANY_PLANT
  const { genus, species, commonName, categoryCd, categoryDesc, treatment } = plant
  const country = item.line.countryOrigin
  const grown = {
    commoditySeqNo: 1,
    genus,
    species,
    commonName,
    countryOrigin: country,
    quantity: item.quantity,
    quantityUom: item.line.goods.unit,
  }
  return {
    ...common,
    recordType: 'APHIS_CORE',
    pgAgencyCd: 'APHIS',
    pgProgramCd: 'APQ',
    intendedUseCd: categoryCd === 'CF' ? '100.000' : '210.000',
    intendedUseDesc: categoryCd === 'CF' ? 'Ornamental' : 'Human consumption',
    categoryTypeCd: 'AP0600',
    categoryCd,
    categoryDesc,
    genus,
    species,
    commonName,
    regionOrigin: item.line.shipper.cityName,
    countryGrown: country,
    sourceTypeCd: 'CUL',
    ...(treatment === undefined
      ? {}
      : {
          treatmentTypeCd: treatment[0],
          treatmentDesc: treatment[1],
          treatmentDate: daysBefore(file.moments.exported, 2),
        }),
    inspectionLocation: file.portUnlading.terminal,
    inspectionDate: dayOf(file.moments.arrived),
    ...(file.countryExport === country ? {} : { routingCountries: file.countryExport }),
    quantity: item.quantity,
    quantityUom: item.line.goods.unit,
    commoditiesList: [grown],
    componentsList: [],
    permitsList: [
      {
        permitType: 'A12',
        permitTypeDesc: 'Permit to import plants and plant products',
        permitNo: `P587-${figures(random, 6)}`,
        issuer: 'APHIS',
        countryIssue: 'US',
        dateIssued: daysBefore(file.moments.opened, 220),
        dateExpiry: daysBefore(file.moments.opened, -145),
      },
    ],
    certificatesList: [
      {
        certificateType: 'A20',
        certificateTypeDesc: 'Phytosanitary certificate',
        certificateNo: `${country}-${figures(random, 7)}`,
        issuer: 'Plant protection organization',
        countryIssue: country,
        dateIssued: daysBefore(file.moments.exported, 1),
      },
    ],
    lpcoPermitsList: [],
    idCodesList: [],
    partiesList: partiesOf(making, ['GR', 'SH'], ['IM', 'DP']),
  }
}

interface Wood {
  article: string
  genus: string
  species: string
  /** Country of harvest when it is not the country of origin. */
  harvest?: string
  /** Cubic meters a unit of the tariff. */
  cubicMeters: number
  recycled: number
}

/** Wood in goods, by tariff number. */
const WOODS: Record<string, Wood> = {
  '9403608093': { article: 'Frame and panels', genus: 'Pinus', species: 'sylvestris', cubicMeters: 0.045, recycled: 0 },
  '4407110001': { article: 'Sawn timber', genus: 'Pinus', species: 'contorta', cubicMeters: 1, recycled: 0 },
}
const ANY_WOOD: Wood = { article: 'Wooden parts', genus: 'Betula', species: 'pendula', cubicMeters: 0.002, recycled: 0 }

/** Lacey Act declaration of plants. */
export function aphisLaceyRecord(making: PgaMaking): Schemas['PgaAphisLacey'] {
  const { file, item, common } = making
  const { article, genus, species, harvest, cubicMeters, recycled } = WOODS[item.line.goods.tariffNo] ?? ANY_WOOD
  const countryHarvest = harvest ?? item.line.countryOrigin
  const quantity = rounded(item.quantity * cubicMeters, 3)
  return {
    ...common,
    recordType: 'APHIS_LACEY',
    pgAgencyCd: 'APHIS',
    pgProgramCd: 'APL',
    articleDesc: article,
    genus,
    species,
    countryHarvest,
    plantMaterialQuantity: quantity,
    plantMaterialUom: 'M3',
    percentRecycled: recycled,
    valueUsAmt: item.value,
    ...(file.containers.length > 0 ? { containerNos: file.containers.map(({ number }) => number).join(',') } : {}),
    preparerName: file.brokerContact,
    certificationCd: 'A',
    certificationDate: dayOf(file.moments.entered),
    componentsList: [
      {
        componentSeqNo: 1,
        componentName: article,
        genus,
        species,
        countryHarvest,
        quantity: rounded(quantity * 0.8, 3),
        quantityUom: 'M3',
        percent: 80,
        percentRecycled: recycled,
      },
      {
        componentSeqNo: 2,
        componentName: 'Plywood back',
        genus: 'Betula',
        species: 'pendula',
        countryHarvest,
        quantity: rounded(quantity * 0.2, 3),
        quantityUom: 'M3',
        percent: 20,
        percentRecycled: recycled,
      },
    ],
    partiesList: partiesOf(making, ['MF'], ['IM', 'UC']),
  }
}
