import type { Schemas } from '../../../../../contract/index.ts'
import { dayOf } from '../../file-seed.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

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
      {
        licenseType: 'FW1',
        licenseTypeDesc: 'Import or export license',
        licenseNo,
        dateIssued: daysBefore(file.moments.opened, 240),
        dateExpiry: daysBefore(file.moments.opened, -125),
        quantity: item.quantity,
        quantityUom: 'NO',
        valueUsAmt: item.value,
      },
    ],
    permitsList: [
      {
        permitType: 'CITES',
        permitTypeDesc: 'CITES re-export certificate',
        permitNo: `${exporter}-${figures(random, 6)}`,
        issuer: 'CITES management authority',
        countryIssue: exporter,
        dateIssued: daysBefore(file.moments.exported, 20),
        dateExpiry: daysBefore(file.moments.exported, -160),
      },
      {
        permitType: 'CITES',
        permitTypeDesc: 'CITES export permit',
        permitNo: `ZA-${figures(random, 6)}`,
        issuer: 'CITES management authority',
        countryIssue: 'ZA',
        dateIssued: daysBefore(file.moments.exported, 210),
      },
    ],
    commoditiesList: [
      { commoditySeqNo: 1, ...wildlife, countryOrigin: 'ZA', quantity: item.quantity, quantityUom: 'NO' },
    ],
    partiesList: partiesOf(making, ['FX'], ['IM', 'DP']),
  }
}
