import type { Schemas } from '../../../../../contract/index.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

/** Office of Marine Conservation: shrimp whose harvest does not harm sea turtles. */
export function omcRecord(making: PgaMaking): Schemas['PgaOmc'] {
  const { file, random, item, program, common } = making
  const country = item.line.countryOrigin
  const declarationNo = `DS-${String(file.now.getUTCFullYear()).slice(2)}-${figures(random, 5)}`
  const signed = daysBefore(file.moments.exported, 4)
  return {
    ...common,
    recordType: 'OMC',
    pgAgencyCd: 'OMC',
    pgProgramCd: program,
    intendedUseCd: '210.000',
    intendedUseDesc: 'Human consumption',
    declarationNo,
    declarationDate: signed,
    productDesc: item.description,
    countryHarvest: country,
    certifiedNation: 'N',
    harvestMethodCd: '7A1',
    harvestMethodDesc: 'Harvested in an aquaculture facility',
    exporterName: item.line.shipper.name,
    certifyingOfficial: 'Marine products export authority',
    certificationDate: daysBefore(file.moments.exported, 3),
    quantity: item.quantity,
    quantityUom: 'KG',
    certificatesList: [
      {
        certificateType: 'O01',
        certificateTypeDesc: 'Shrimp declaration DS-2031',
        certificateNo: declarationNo,
        issuer: item.line.shipper.name,
        countryIssue: country,
        dateIssued: signed,
        dateSigned: daysBefore(file.moments.exported, 3),
      },
    ],
    partiesList: partiesOf(making, ['FX'], ['IM']),
  }
}
