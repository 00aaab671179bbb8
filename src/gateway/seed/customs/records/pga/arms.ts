import type { Schemas } from '../../../../../contract/index.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

/** Serial numbers that a record lists; the others stand on the packing list. */
const MOST_SERIALS = 12

/** Bureau of Alcohol, Tobacco, Firearms and Explosives: arms and ammunition on an import permit (Form 6). */
export function atfRecord(making: PgaMaking): Schemas['PgaAtf'] {
  const { file, random, item, program, common } = making
  const isAmmunition = item.line.goods.tariffNo.startsWith('9306')
  const permitNo = `${file.now.getUTCFullYear()}-${figures(random, 5)}`
  const federalLicenseNo = `5-75-${figures(random, 3)}-08-${random.between(6, 9)}K-${figures(random, 5)}`
  const serials = Array.from(
    { length: Math.min(MOST_SERIALS, item.quantity) },
    (_, index) => `RV${figures(random, 5)}${String.fromCharCode(65 + index)}`,
  )
  return {
    ...common,
    recordType: 'ATF',
    pgAgencyCd: 'ATF',
    pgProgramCd: program,
    intendedUseCd: '110.000',
    intendedUseDesc: 'Commercial sale',
    categoryTypeCd: isAmmunition ? 'AMM' : 'FRM',
    categoryCd: isAmmunition ? 'III' : 'I',
    categoryDesc: isAmmunition ? 'Ammunition' : 'Firearms',
    permitNo,
    federalLicenseNo,
    aecaRegistrationNo: `A-75-${figures(random, 3)}-${figures(random, 4)}`,
    ...(isAmmunition
      ? {}
      : {
          firearmType: 'Shotgun',
          model: 'Campo 12',
          barrelLength: 28,
          overallLength: 48.5,
          conditionCd: 'NEW' as const,
        }),
    manufacturerName: item.line.shipper.name,
    caliber: '12 gauge',
    quantity: item.quantity,
    quantityUom: isAmmunition ? 'THS' : 'PCS',
    permitsList: [
      {
        permitType: 'F6',
        permitTypeDesc: 'ATF Form 6 import permit',
        permitNo,
        issuer: 'ATF',
        countryIssue: 'US',
        dateIssued: daysBefore(file.moments.opened, 120),
        dateExpiry: daysBefore(file.moments.opened, -610),
      },
    ],
    licensesList: [
      {
        licenseType: 'FFL',
        licenseTypeDesc: 'Federal firearms license',
        licenseNo: federalLicenseNo,
        dateIssued: daysBefore(file.moments.opened, 500),
        dateExpiry: daysBefore(file.moments.opened, -595),
        quantity: item.quantity,
        quantityUom: isAmmunition ? 'THS' : 'PCS',
      },
    ],
    idCodesList: isAmmunition
      ? []
      : serials.map((idNo) => ({ idQualifier: 'SN', idQualifierDesc: 'Serial number', idNo })),
    partiesList: partiesOf(making, ['MF', 'FX'], ['IM', 'UC']),
  }
}

/** Directorate of Defense Trade Controls: defense articles that stay for a while. */
export function ddtcRecord(making: PgaMaking): Schemas['PgaDdtc'] {
  const { file, random, item, program, common } = making
  const licenseNo = `06${figures(random, 7)}`
  const drawn = { quantity: item.quantity, quantityUom: 'PCS', valueUsAmt: item.value }
  return {
    ...common,
    recordType: 'DDTC',
    pgAgencyCd: 'DDTC',
    pgProgramCd: program,
    intendedUseCd: '150.000',
    intendedUseDesc: 'Repair and return',
    licenseTypeCd: 'DSP-61',
    licenseNo,
    licenseLineNo: '1',
    registrantNo: `M${figures(random, 5)}`,
    usmlCategory: 'XI',
    significantMilitaryEquipment: 'N',
    eligiblePartyCertification: 'Y',
    ...drawn,
    licensesList: [
      {
        licenseType: 'DSP-61',
        licenseTypeDesc: 'Temporary import license',
        licenseNo,
        licenseLineNo: '1',
        dateIssued: daysBefore(file.moments.opened, 90),
        dateExpiry: daysBefore(file.moments.opened, -1370),
        ...drawn,
      },
    ],
    idCodesList: Array.from({ length: Math.min(MOST_SERIALS, item.quantity) }, () => ({
      idQualifier: 'SN',
      idQualifierDesc: 'Serial number',
      idNo: `WXR-${figures(random, 6)}`,
    })),
    partiesList: partiesOf(making, ['MF', 'FX'], ['IM', 'UC']),
  }
}
