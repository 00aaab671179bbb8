import type { Schemas } from '../../../../../contract/index.ts'
import type { Random } from '../../../random.ts'
import { randomOf } from '../../../random.ts'
import { vehicleNumber } from '../../../world/vehicle-number.ts'
import type { PgaMaking } from './making.ts'
import { daysBefore, figures } from './making.ts'
import { partiesOf } from './parties.ts'

/** Vehicles that a record lists; more are on further records. */
const MOST_VEHICLES = 15

/** Environmental Protection Agency: emissions of motorcycles (Form 3520-1) and of engines in machines (Form 3520-21). */
export function epaVehiclesRecord(making: PgaMaking): Schemas['PgaEpaVehicles'] {
  const { file, random, item, program, common } = making
  const isVehicle = program === 'EP3'
  const modelYear = String(file.now.getUTCFullYear())
  const family = `${isVehicle ? 'S' : 'T'}RDK${isVehicle ? 'C0.25' : 'L07.8'}${figures(random, 2)}A`
  return {
    ...common,
    recordType: 'EPA_VEHICLES',
    pgAgencyCd: 'EPA',
    pgProgramCd: isVehicle ? 'EP3' : 'EP4',
    intendedUseCd: '110.000',
    intendedUseDesc: 'Commercial sale',
    formType: isVehicle ? '3520-1' : '3520-21',
    importCd: isVehicle ? 'B' : '1',
    importCdDesc: isVehicle ? 'Certified by the manufacturer' : 'Certified engine',
    vehicleKind: isVehicle ? 'Motorcycle' : 'Nonroad compression-ignition equipment',
    manufacturerName: item.line.shipper.name,
    model: isVehicle ? 'Raiden 250 R' : 'TS-140 crawler',
    modelYear,
    manufactureDate: daysBefore(file.moments.exported, 45),
    engineFamily: family,
    engineManufacturer: item.line.shipper.name,
    enginePower: isVehicle ? 22 : 118,
    enginePowerUom: 'KW',
    emissionLabel: 'Y',
    bondPosted: 'N',
    quantity: item.quantity,
    quantityUom: 'PCS',
    certificatesList: [
      {
        certificateType: 'E01',
        certificateTypeDesc: 'Certificate of conformity',
        certificateNo: `${family}-01`,
        issuer: 'EPA',
        countryIssue: 'US',
        dateIssued: daysBefore(file.moments.opened, 260),
      },
    ],
    idCodesList: isVehicle ? vehicleNumbers(making) : engineNumbers(random, item.quantity),
    partiesList: partiesOf(making, ['MF', 'SH'], ['IM', 'DP']),
  }
}

/** National Highway Traffic Safety Administration: vehicles and tires declared on Form HS-7. */
export function nhtsaRecord(making: PgaMaking): Schemas['PgaNhtsa'] {
  const { file, random, item, program, common } = making
  const isVehicle = program === 'MVS'
  const built = daysBefore(file.moments.exported, 45)
  return {
    ...common,
    recordType: 'NHTSA',
    pgAgencyCd: 'NHTSA',
    pgProgramCd: program,
    intendedUseCd: '110.000',
    intendedUseDesc: 'Commercial sale',
    boxNo: '2A',
    boxDesc: 'Conforms to the safety standards and bears the certification of the manufacturer',
    categoryCd: isVehicle ? 'MC' : 'TIR',
    categoryDesc: isVehicle ? 'Motorcycle' : 'Tires',
    make: isVehicle ? 'Raidenkai' : 'Chaopraya',
    model: isVehicle ? 'Raiden 250 R' : 'Monsoon 205/55R16',
    ...(isVehicle ? { modelYear: String(file.now.getUTCFullYear()) } : { glazingOrTireCd: '8K7' }),
    manufactureMonth: built.slice(0, 6),
    manufacturerName: item.line.shipper.name,
    complianceCd: 'Y',
    quantity: item.quantity,
    quantityUom: 'PCS',
    idCodesList: isVehicle
      ? vehicleNumbers(making)
      : [
          {
            idQualifier: 'TIN',
            idQualifierDesc: 'Tire identification number',
            idNo: `DOT 8K7 H2 ${built.slice(4, 6)}${built.slice(2, 4)}`,
          },
        ],
    lpcoPermitsList: [
      {
        transactionType: '3',
        lpcoType: 'H01',
        lpcoTypeDesc: 'Manufacturer’s certification letter',
        lpcoNo: `CL-${figures(random, 5)}`,
        issuer: item.line.shipper.name,
        issuerLocation: item.line.countryOrigin,
        dateQualifier: 'ISS',
        lpcoDate: built,
      },
    ],
    partiesList: partiesOf(making, ['MF'], ['IM', 'DP']),
  }
}

/** The same motorcycles for both agencies. */
function vehicleNumbers({ file, item }: PgaMaking): Schemas['PgaIdCode'][] {
  const random = randomOf(`${file.fileNo} ${item.partNo} vehicles`)
  return Array.from({ length: Math.min(MOST_VEHICLES, item.quantity) }, () => ({
    idQualifier: 'VIN',
    idQualifierDesc: 'Vehicle identification number',
    idNo: vehicleNumber('JR9', 'RD25A', `TN${figures(random, 6)}`),
  }))
}

function engineNumbers(random: Random, count: number): Schemas['PgaIdCode'][] {
  return Array.from({ length: Math.min(MOST_VEHICLES, count) }, () => ({
    idQualifier: 'ESN',
    idQualifierDesc: 'Engine serial number',
    idNo: `TS140-${figures(random, 6)}`,
  }))
}
