import type { Schemas } from '../../../../../contract/index.ts'
import { rounded } from '../../file-seed.ts'
import { netKilograms } from './fda.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

interface Catch {
  speciesCd: string
  genus: string
  species: string
  commonName: string
  isFarmed: boolean
  oceanAreaCd: string
  gear: string
  productFormCd: string
}

/** Fish and shellfish, by tariff number. */
const CATCHES: Record<string, Catch> = {
  '0303430000': {
    speciesCd: 'SKJ',
    genus: 'Katsuwonus',
    species: 'pelamis',
    commonName: 'Skipjack tuna',
    isFarmed: false,
    oceanAreaCd: '57',
    gear: 'PS',
    productFormCd: 'WHL',
  },
  '0306170003': {
    speciesCd: 'PNV',
    genus: 'Penaeus',
    species: 'vannamei',
    commonName: 'Whiteleg shrimp',
    isFarmed: true,
    oceanAreaCd: '04',
    gear: 'AQ',
    productFormCd: 'HLS',
  },
}
const ANY_CATCH: Catch = {
  speciesCd: 'MZZ',
  genus: 'Osteichthyes',
  species: 'spp.',
  commonName: 'Marine fish',
  isFarmed: false,
  oceanAreaCd: '77',
  gear: 'LL',
  productFormCd: 'FLT',
}

const VESSELS = ['ANDAMAN STAR 7', 'CHOKSAMUT 21', 'TALAY THONG 3']
const LANDING_PORTS: Record<string, string> = { TH: 'Phuket', IN: 'Chennai' }
const FARMS = ['Muttukadu Aqua Farm 4', 'Ennore Creek Ponds']

/** National Marine Fisheries Service: harvest and landing of fish that are watched over. */
export function nmfsRecord(making: PgaMaking): Schemas['PgaNmfs'] {
  const { file, random, item, program, common } = making
  const fish = CATCHES[item.line.goods.tariffNo] ?? ANY_CATCH
  const country = item.line.countryOrigin
  const { speciesCd, genus, species, commonName, isFarmed, oceanAreaCd } = fish
  const netWeight = Math.min(item.quantity, netKilograms(item.weight))
  const harvest = (days: number) => daysBefore(file.moments.exported, days)
  const permitNo = `IFTP-${String(file.now.getUTCFullYear()).slice(2)}-${figures(random, 5)}`
  return {
    ...common,
    recordType: 'NMFS',
    pgAgencyCd: 'NMFS',
    pgProgramCd: program,
    intendedUseCd: '210.000',
    intendedUseDesc: 'Human consumption',
    tradePermitNo: permitNo,
    speciesCd,
    genus,
    species,
    commonName,
    productFormCd: fish.productFormCd,
    processingTypeCd: 'FRZ',
    sourceTypeCd: isFarmed ? 'AQUACULTURE' : 'WILD',
    oceanAreaCd,
    harvestMethodCd: fish.gear,
    harvestDateFrom: harvest(60),
    harvestDateTo: harvest(41),
    ...(isFarmed
      ? { farmName: random.pick(FARMS) }
      : {
          vesselName: random.pick(VESSELS),
          vesselFlag: country,
          vesselId: `IMO${figures(random, 7)}`,
          dolphinSafeCd: speciesCd === 'SKJ' ? 'B1' : 'N',
        }),
    landingDate: harvest(39),
    landingPort: LANDING_PORTS[country] ?? item.line.shipper.cityName,
    firstReceiver: item.line.shipper.name,
    netWeight,
    netWeightUom: 'KG',
    commoditiesList: [
      {
        commoditySeqNo: 1,
        qualifierCd: 'HE',
        qualifierDesc: 'Harvest event',
        characteristic: `${harvest(60)}-${harvest(52)}`,
        genus,
        species,
        commonName,
        countryOrigin: country,
        quantity: rounded(netWeight * 0.6, 1),
        quantityUom: 'KG',
      },
      {
        commoditySeqNo: 2,
        qualifierCd: 'HE',
        qualifierDesc: 'Harvest event',
        characteristic: `${harvest(49)}-${harvest(41)}`,
        genus,
        species,
        commonName,
        countryOrigin: country,
        quantity: rounded(netWeight - rounded(netWeight * 0.6, 1), 1),
        quantityUom: 'KG',
      },
    ],
    certificatesList:
      program === '370'
        ? [
            {
              certificateType: 'N01',
              certificateTypeDesc: 'Fisheries certificate of origin',
              certificateNo: `370-${figures(random, 6)}`,
              issuer: 'Exporter',
              countryIssue: country,
              dateIssued: harvest(5),
              dateSigned: harvest(4),
            },
          ]
        : [],
    permitsList: [
      {
        permitType: 'N10',
        permitTypeDesc: 'International fisheries trade permit',
        permitNo,
        issuer: 'NMFS',
        countryIssue: 'US',
        dateIssued: daysBefore(file.moments.opened, 190),
        dateExpiry: daysBefore(file.moments.opened, -175),
      },
    ],
    lpcoPermitsList: [
      {
        transactionType: '1',
        lpcoType: 'N15',
        lpcoTypeDesc: isFarmed ? 'Aquaculture harvest record' : 'Captain’s statement',
        lpcoNo: `${country}${figures(random, 6)}`,
        issuer: item.line.shipper.name,
        issuerLocation: country,
        dateQualifier: 'ISS',
        lpcoDate: harvest(38),
        quantity: netWeight,
        quantityUom: 'KG',
      },
    ],
    partiesList: partiesOf(making, ['PD', 'FX'], ['IM', 'DP']),
  }
}
