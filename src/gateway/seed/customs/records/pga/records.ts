import type { Schemas } from '../../../../../contract/index.ts'
import type { AgencyProgram } from '../../../world/imports.ts'
import type { RecordsMaking } from '../file-records.ts'
import type { InvoiceItem } from '../invoice-plan.ts'
import { ttbRecord } from './alcohol.ts'
import { atfRecord, ddtcRecord } from './arms.ts'
import { deaRecord, epaPesticidesRecord, epaTscaRecord } from './chemicals.ts'
import { fdaRecord } from './fda.ts'
import { amsRecord, fsisRecord } from './food.ts'
import type { PgaMaking } from './making.ts'
import { commonOf } from './making.ts'
import { aphisCoreRecord, aphisLaceyRecord } from './plants.ts'
import { nmfsRecord } from './sea.ts'
import { omcRecord } from './shrimp.ts'
import { epaVehiclesRecord, nhtsaRecord } from './vehicles.ts'
import { fwsRecord } from './wildlife.ts'

type PgaRecord = Schemas['PgaRecord']
type Maker = (making: PgaMaking) => PgaRecord

/** Which record an agency asks for. */
const MAKERS: Record<Schemas['PgaAgency'], Maker> = {
  AMS: amsRecord,
  APHIS: (making) => (making.program === 'APL' ? aphisLaceyRecord(making) : aphisCoreRecord(making)),
  ATF: atfRecord,
  DDTC: ddtcRecord,
  DEA: deaRecord,
  EPA: epaRecord,
  FDA: fdaRecord,
  FSIS: fsisRecord,
  FWS: fwsRecord,
  NHTSA: nhtsaRecord,
  NMFS: nmfsRecord,
  OMC: omcRecord,
  TTB: ttbRecord,
}

/** EP1, EP2, EP7 and EP8 are toxic substances, EP5 and EP6 pesticides, EP3 and EP4 vehicles and engines (shipments §9). */
function epaRecord(making: PgaMaking): PgaRecord {
  if (making.program === 'EP5' || making.program === 'EP6') return epaPesticidesRecord(making)
  return making.program === 'EP3' || making.program === 'EP4' ? epaVehiclesRecord(making) : epaTscaRecord(making)
}

/** What agencies are told of an item: a record for each program of its goods, or why there is none. */
export function pgaRecords(
  { file, random }: RecordsMaking,
  item: InvoiceItem,
  disclaimed: AgencyProgram | undefined,
): PgaRecord[] {
  const records = item.line.goods.programs.map((program) => {
    const common = commonOf(file, random, item, program)
    return MAKERS[program.agency]({ file, random, item, program: program.program, common })
  })
  return disclaimed === undefined ? records : [...records, disclaimer(file, random, item, disclaimed)]
}

/** The record of goods that the agency does not regulate: the disclaimer and nothing else. */
function disclaimer(
  file: PgaMaking['file'],
  random: PgaMaking['random'],
  item: InvoiceItem,
  program: AgencyProgram,
): PgaRecord {
  const { pgCd, pgSeqNbr, pgProgramDesc } = commonOf(file, random, item, program)
  const told = {
    pgCd,
    pgSeqNbr,
    ...(pgProgramDesc === undefined ? {} : { pgProgramDesc }),
    disclaimerCd: 'A',
    disclaimerDesc: 'Product is not regulated by this agency',
    commercialDesc: item.description,
    countryOrigin: item.line.countryOrigin,
    partiesList: [],
    remarksList: [],
  }
  return program.program === 'APL'
    ? { ...told, recordType: 'APHIS_LACEY', pgAgencyCd: 'APHIS', pgProgramCd: 'APL', componentsList: [] }
    : {
        ...told,
        recordType: 'FDA',
        pgAgencyCd: 'FDA',
        pgProgramCd: program.program,
        complianceList: [],
        packagingList: [],
      }
}
