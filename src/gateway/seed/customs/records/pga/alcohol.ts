import type { Schemas } from '../../../../../contract/index.ts'
import { dayOf } from '../../file-seed.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

interface WineFacts {
  brands: readonly string[]
  appellation: string
  content: number
}

/** Wine by the country it is from. */
const WINES: Record<string, WineFacts> = {
  ES: { brands: ['Monte Claro', 'Torre Umbria'], appellation: 'Penedes', content: 13.5 },
  ZA: { brands: ['Mistberg', 'Proteahoek'], appellation: 'Stellenbosch', content: 14 },
}

/** Milliliters of a bottle, and tax of still wine up to 16 percent, US dollars a liter. */
const BOTTLE = 750
const TAX_A_LITER = 0.2827

/** Alcohol and Tobacco Tax and Trade Bureau: wine with its permit, label approval and tax. */
export function ttbRecord(making: PgaMaking): Schemas['PgaTtb'] {
  const { file, random, item, program, common } = making
  const country = item.line.countryOrigin
  const { brands, appellation, content } = WINES[country] ?? {
    brands: ['Casa Lumen'],
    appellation: 'Valle Central',
    content: 13,
  }
  const vintage = String(file.now.getUTCFullYear() - random.between(2, 4))
  const permitNo = `${file.importer.state}-I-${figures(random, 5)}`
  const colaNo = `${vintage.slice(2)}${String(random.between(1, 365)).padStart(3, '0')}001${figures(random, 6)}`
  return {
    ...common,
    recordType: 'TTB',
    pgAgencyCd: 'TTB',
    pgProgramCd: program,
    intendedUseCd: '210.000',
    intendedUseDesc: 'Human consumption',
    permitNo,
    colaNo,
    productTypeCd: 'WIN',
    productTypeDesc: 'Wine',
    brandName: random.pick(brands),
    fancifulName: random.pick(['Reserva', 'Old Vines', 'Estate']),
    alcoholContent: content,
    vintage,
    appellation,
    netContents: BOTTLE,
    netContentsUom: 'ML',
    taxClassCd: '017',
    taxRate: TAX_A_LITER,
    taxAmt: item.tax,
    foreignProducerName: item.line.shipper.name,
    foreignProducerId: `${country}-W-${figures(random, 5)}`,
    quantity: item.quantity,
    quantityUom: 'L',
    permitsList: [
      {
        permitType: 'T01',
        permitTypeDesc: "Importer's basic permit",
        permitNo,
        issuer: 'TTB',
        countryIssue: 'US',
        dateIssued: daysBefore(file.moments.opened, 900),
      },
    ],
    certificatesList: [
      {
        certificateType: 'T11',
        certificateTypeDesc: 'Certificate of origin and identity',
        certificateNo: `${country}${figures(random, 7)}`,
        countryIssue: country,
        dateIssued: dayOf(file.moments.exported),
      },
    ],
    lpcoPermitsList: [
      {
        transactionType: '2',
        lpcoType: 'T14',
        lpcoTypeDesc: 'Certificate of label approval',
        lpcoNo: colaNo,
        issuer: 'TTB',
        issuerLocation: 'US',
      },
    ],
    partiesList: partiesOf(making, ['PD', 'SH'], ['IM', 'DP']),
  }
}
