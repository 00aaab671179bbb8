import type { Schemas } from '../../../../../contract/index.ts'
import { dayOf, rounded } from '../../file-seed.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf, phoneOf } from './parties.ts'

/** Share of the base in the hydrochloride of ephedrine, by weight. */
const EPHEDRINE_BASE = 0.8193

/** Drug Enforcement Administration: a listed chemical on an import declaration (Form 486). */
export function deaRecord(making: PgaMaking): Schemas['PgaDea'] {
  const { file, random, item, program, common } = making
  const permitNo = `D-${String(file.now.getUTCFullYear()).slice(2)}${figures(random, 5)}`
  const country = item.line.countryOrigin
  return {
    ...common,
    recordType: 'DEA',
    pgAgencyCd: 'DEA',
    pgProgramCd: program,
    intendedUseCd: '155.000',
    intendedUseDesc: 'Further manufacture of a drug',
    registrationNo: `RM0${figures(random, 6)}`,
    substanceName: 'Ephedrine',
    drugCd: '8113',
    scheduleCd: 'L1',
    permitType: 'DEA-486',
    permitNo,
    transactionId: `TX${figures(random, 8)}`,
    dosageForm: 'Bulk powder',
    strength: '99.5 %',
    baseWeight: rounded(item.quantity * EPHEDRINE_BASE, 3),
    baseWeightUom: 'KG',
    quantity: item.quantity,
    quantityUom: 'KG',
    permitsList: [
      {
        permitType: 'DEA-486',
        permitTypeDesc: 'Import declaration for listed chemicals',
        permitNo,
        issuer: 'DEA',
        countryIssue: 'US',
        dateIssued: daysBefore(file.moments.opened, 24),
        dateExpiry: daysBefore(file.moments.opened, -156),
      },
    ],
    lpcoPermitsList: [
      {
        transactionType: '1',
        lpcoType: 'D10',
        lpcoTypeDesc: 'Foreign export permit',
        lpcoNo: `${country}-${figures(random, 6)}`,
        issuer: 'Competent authority of the exporting country',
        issuerLocation: country,
        dateQualifier: 'ISS',
        lpcoDate: daysBefore(file.moments.exported, 12),
        quantity: item.quantity,
        quantityUom: 'KG',
      },
    ],
    componentsList: [
      {
        componentSeqNo: 1,
        componentName: 'Ephedrine hydrochloride',
        casNo: '50-98-6',
        quantity: item.quantity,
        quantityUom: 'KG',
        percent: 100,
      },
    ],
    partiesList: partiesOf(making, ['MF', 'FX'], ['IM', 'UC']),
  }
}

/** Active ingredient of the fungicide of the demonstration world. */
const ACTIVE = { componentName: 'Copper hydroxide', casNo: '20427-59-2', percent: 53.8 }

/** Environmental Protection Agency: notice of arrival of a pesticide (Form 3540-1). */
export function epaPesticidesRecord(making: PgaMaking): Schemas['PgaEpaPesticides'] {
  const { file, random, item, program, common } = making
  const { goods, countryOrigin } = item.line
  const company = figures(random, 5)
  return {
    ...common,
    recordType: 'EPA_PESTICIDES',
    pgAgencyCd: 'EPA',
    pgProgramCd: program === 'EP6' ? 'EP6' : 'EP5',
    intendedUseCd: '130.000',
    intendedUseDesc: 'Agricultural use',
    productTypeCd: 'REG',
    epaRegistrationNo: `${company}-${random.between(2, 48)}`,
    producerEstNo: `${company}-${countryOrigin}-${random.between(1, 9)}`,
    brandName: 'Cupravane 53',
    activeIngredients: `${ACTIVE.componentName} ${ACTIVE.percent} %`,
    epaFormCd: 'NOA',
    declarationCd: 'EP5',
    certificationDate: dayOf(file.moments.entered),
    numberOfUnits: item.packages,
    unitSize: goods.perPackage,
    unitSizeUom: goods.unit,
    netWeight: item.quantity,
    netWeightUom: 'KG',
    locationForInspection: file.portUnlading.terminal,
    confidential: 'N',
    packagingList: [
      {
        packagingLevel: 1,
        quantity: item.packages,
        packagingUom: goods.package,
        volume: goods.perPackage,
        volumeUom: goods.unit,
      },
    ],
    componentsList: [
      { componentSeqNo: 1, ...ACTIVE, quantity: rounded((item.quantity * ACTIVE.percent) / 100, 1), quantityUom: 'KG' },
      { componentSeqNo: 2, componentName: 'Inert ingredients', percent: rounded(100 - ACTIVE.percent, 1) },
    ],
    idCodesList: [{ idQualifier: 'BAT', idQualifierDesc: 'Batch number', idNo: `B${figures(random, 6)}` }],
    partiesList: partiesOf(making, ['MF', 'SH'], ['IM', 'DP', 'CI']),
  }
}

/** Environmental Protection Agency: certification under the Toxic Substances Control Act. */
export function epaTscaRecord(making: PgaMaking): Schemas['PgaEpaTsca'] {
  const { file, item, common } = making
  return {
    ...common,
    recordType: 'EPA_TSCA',
    pgAgencyCd: 'EPA',
    pgProgramCd: 'EP7',
    intendedUseCd: '150.000',
    intendedUseDesc: 'Industrial use',
    certificationType: 'POSITIVE',
    declarationCd: 'TS1',
    chemicalName: 'Toluene',
    casNo: '108-88-3',
    certifierName: file.brokerContact,
    certifierTitle: 'Licensed customs broker',
    certifierPhone: phoneOf('ASTROB01'),
    certifierEmail: 'entry@astrolabeentry.example',
    certificationDate: dayOf(file.moments.entered),
    quantity: item.quantity,
    quantityUom: 'KG',
    componentsList: [
      {
        componentSeqNo: 1,
        componentName: 'Toluene',
        casNo: '108-88-3',
        percent: 99.8,
        quantity: rounded(item.quantity * 0.998, 1),
        quantityUom: 'KG',
      },
      {
        componentSeqNo: 2,
        componentName: 'Benzene',
        casNo: '71-43-2',
        percent: 0.2,
        quantity: rounded(item.quantity * 0.002, 1),
        quantityUom: 'KG',
      },
    ],
    lpcoPermitsList: [],
    partiesList: partiesOf(making, ['MF'], ['IM', 'CI']),
  }
}
