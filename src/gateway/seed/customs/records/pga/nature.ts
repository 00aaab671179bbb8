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
  '0603110060': { genus: 'Rosa', species: 'hybrida', commonName: 'Rose', categoryCd: 'CF', categoryDesc: 'Cut flowers' },
  '0808100030': { genus: 'Malus', species: 'domestica', commonName: 'Apple', categoryCd: 'FV', categoryDesc: 'Fruits and vegetables', treatment: ['T107', 'Cold treatment'] },
  '0810500000': { genus: 'Actinidia', species: 'deliciosa', commonName: 'Kiwifruit', categoryCd: 'FV', categoryDesc: 'Fruits and vegetables' },
  '0703104000': { genus: 'Allium', species: 'cepa', commonName: 'Onion', categoryCd: 'FV', categoryDesc: 'Fruits and vegetables' },
} // prettier-ignore

const ANY_PLANT: Plant = { genus: 'Plantae', species: 'spp.', commonName: 'Plant product', categoryCd: 'MP', categoryDesc: 'Miscellaneous plant products' }

/** Animal and Plant Health Inspection Service: plants with their permit and phytosanitary certificate. */
export function aphisCoreRecord(making: PgaMaking): Schemas['PgaAphisCore'] {
  const { file, random, item, common } = making
  const plant = PLANTS[item.line.goods.tariffNo] ?? ANY_PLANT
  const { genus, species, commonName, categoryCd, categoryDesc, treatment } = plant
  const country = item.line.countryOrigin
  const grown = { commoditySeqNo: 1, genus, species, commonName, countryOrigin: country, quantity: item.quantity, quantityUom: item.line.goods.unit }
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
    ...(treatment === undefined ? {} : { treatmentTypeCd: treatment[0], treatmentDesc: treatment[1], treatmentDate: daysBefore(file.moments.exported, 2) }),
    inspectionLocation: file.portUnlading.terminal,
    inspectionDate: dayOf(file.moments.arrived),
    ...(file.countryExport === country ? {} : { routingCountries: file.countryExport }),
    quantity: item.quantity,
    quantityUom: item.line.goods.unit,
    commoditiesList: [grown],
    componentsList: [],
    permitsList: [
      { permitType: 'A12', permitTypeDesc: 'Permit to import plants and plant products', permitNo: `P587-${figures(random, 6)}`, issuer: 'APHIS', countryIssue: 'US', dateIssued: daysBefore(file.moments.opened, 220), dateExpiry: daysBefore(file.moments.opened, -145) },
    ], // prettier-ignore
    certificatesList: [
      { certificateType: 'A20', certificateTypeDesc: 'Phytosanitary certificate', certificateNo: `${country}-${figures(random, 7)}`, issuer: 'Plant protection organization', countryIssue: country, dateIssued: daysBefore(file.moments.exported, 1) },
    ], // prettier-ignore
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
      { componentSeqNo: 1, componentName: article, genus, species, countryHarvest, quantity: rounded(quantity * 0.8, 3), quantityUom: 'M3', percent: 80, percentRecycled: recycled },
      { componentSeqNo: 2, componentName: 'Plywood back', genus: 'Betula', species: 'pendula', countryHarvest, quantity: rounded(quantity * 0.2, 3), quantityUom: 'M3', percent: 20, percentRecycled: recycled },
    ], // prettier-ignore
    partiesList: partiesOf(making, ['MF'], ['IM', 'UC']),
  }
}

/** Fish and Wildlife Service: leather of crocodiles with its CITES permits. */
export function fwsRecord(making: PgaMaking): Schemas['PgaFws'] {
  const { file, random, item, program, common } = making
  const exporter = item.line.countryOrigin
  const wildlife = { genus: 'Crocodylus', species: 'niloticus', commonName: 'Nile crocodile' }
  const licenseNo = `${file.importer.state}${figures(random, 6)}`
  return {
    ...common,
    recordType: 'FWS',
    pgAgencyCd: 'FWS',
    pgProgramCd: program,
    intendedUseCd: '110.000',
    intendedUseDesc: 'Commercial sale',
    confirmationNo: `${dayOf(file.moments.arrived).slice(0, 4)}${file.portUnlading.code}${figures(random, 7)}`,
    importExportLicenseNo: licenseNo,
    purposeCd: 'T',
    ...wildlife,
    descriptionCd: 'LPS',
    sourceCd: 'D',
    countrySpeciesOrigin: 'ZA',
    liveVenomous: 'N',
    cartons: item.packages,
    cartonMarks: `${item.partNo} 1-${item.packages}`,
    inspectionPort: file.portUnlading.code,
    inspectionLocation: file.portUnlading.terminal,
    quantity: item.quantity,
    quantityUom: 'NO',
    valueUsAmt: item.value,
    licensesList: [
      { licenseType: 'FW1', licenseTypeDesc: 'Import or export license', licenseNo, dateIssued: daysBefore(file.moments.opened, 240), dateExpiry: daysBefore(file.moments.opened, -125), quantity: item.quantity, quantityUom: 'NO', valueUsAmt: item.value },
    ], // prettier-ignore
    permitsList: [
      { permitType: 'CITES', permitTypeDesc: 'CITES re-export certificate', permitNo: `${exporter}-${figures(random, 6)}`, issuer: 'CITES management authority', countryIssue: exporter, dateIssued: daysBefore(file.moments.exported, 20), dateExpiry: daysBefore(file.moments.exported, -160) },
      { permitType: 'CITES', permitTypeDesc: 'CITES export permit', permitNo: `ZA-${figures(random, 6)}`, issuer: 'CITES management authority', countryIssue: 'ZA', dateIssued: daysBefore(file.moments.exported, 210) },
    ], // prettier-ignore
    commoditiesList: [{ commoditySeqNo: 1, ...wildlife, countryOrigin: 'ZA', quantity: item.quantity, quantityUom: 'NO' }],
    partiesList: partiesOf(making, ['FX'], ['IM', 'DP']),
  }
}
