import type { Schemas } from '../../../../../contract/index.ts'
import type { Random } from '../../../random.ts'
import type { AgencyProgram } from '../../../world/imports.ts'
import type { CustomsFileSeed } from '../../file-seed.ts'
import { dayOf, hasCome } from '../../file-seed.ts'
import type { InvoiceItem } from '../invoice-plan.ts'

const DAY = 86_400_000

/** A record of an agency that is being made. */
export interface PgaMaking {
  file: CustomsFileSeed
  random: Random
  item: InvoiceItem
  program: string
  /** What the records of all agencies have. */
  common: PgaCommon
}

export type PgaCommon = Pick<
  Schemas['PgaFda'],
  | 'pgCd'
  | 'pgSeqNbr'
  | 'pgProgramDesc'
  | 'dispositionCd'
  | 'dispositionDesc'
  | 'dispositionDate'
  | 'dispositionTime'
  | 'dispositionRemarks'
  | 'commercialDesc'
  | 'countryOrigin'
  | 'remarksList'
>

/** Flag of the tariff and name of the program, by agency and program. */
const PROGRAMS: Record<string, [pgCd: string, name: string]> = {
  'AMS/MO': ['AM2', 'Marketing orders'],
  'APHIS/APQ': ['AQ2', 'Plant protection and quarantine'],
  'APHIS/APL': ['AL2', 'Lacey Act'],
  'ATF/ATF': ['AT2', 'Firearms, ammunition and explosives'],
  'DDTC/DTC': ['DC1', 'Defense trade controls'],
  'DEA/DEA': ['DE1', 'Controlled substances and listed chemicals'],
  'EPA/EP3': ['EP3', 'Vehicles and engines'],
  'EPA/EP4': ['EP4', 'Vehicles and engines'],
  'EPA/EP5': ['EP5', 'Pesticides'],
  'EPA/EP6': ['EP6', 'Pesticides'],
  'EPA/EP7': ['EP7', 'Toxic substances control'],
  'FDA/FOO': ['FD4', 'Food'],
  'FDA/COS': ['FD2', 'Cosmetics'],
  'FDA/DEV': ['FD2', 'Medical devices'],
  'FDA/DRU': ['FD2', 'Drugs'],
  'FSIS/FSI': ['FS4', 'Meat, poultry and egg products'],
  'FWS/FWS': ['FW2', 'Wildlife declaration'],
  'NHTSA/MVS': ['DT2', 'Motor vehicle safety'],
  'NHTSA/REI': ['DT1', 'Regulated equipment items'],
  'NMFS/370': ['NM2', 'Fisheries certificate of origin, Form 370'],
  'NMFS/SIM': ['NM8', 'Seafood import monitoring'],
  'OMC/OMC': ['OM2', 'Shrimp exporter declaration'],
  'TTB/WIN': ['TB2', 'Wine'],
}

/** Answers of agencies: code of CBP by what the file says of the review. */
const DISPOSITIONS: Record<string, string> = {
  'May proceed': '07',
  'Hold intact': '02',
  'Under review': '04',
  'Documents required': '05',
}

const REMARKS = [
  'Lots are marked on the master cartons.',
  'Documents are uploaded with the entry.',
  'Importer asks for review before arrival.',
]

/** What every record of an item has, the answer of the agency as far as the file has come. */
export function commonOf(
  file: CustomsFileSeed,
  random: Random,
  item: InvoiceItem,
  { agency, program }: AgencyProgram,
): PgaCommon {
  const [pgCd = '', pgProgramDesc = ''] = PROGRAMS[`${agency}/${program}`] ?? []
  if (pgCd === '') throw new Error(`No flag of ${agency}/${program}`)
  return {
    pgCd,
    pgSeqNbr: 1,
    pgProgramDesc,
    ...dispositionOf(file, random),
    commercialDesc: item.description,
    countryOrigin: item.line.countryOrigin,
    remarksList: random.chance(0.3) ? [{ remarkType: 'GEN', remark: random.pick(REMARKS) }] : [],
  }
}

function dispositionOf({ pgaStatus = '', moments, now }: CustomsFileSeed, random: Random): Partial<PgaCommon> {
  const dispositionCd = DISPOSITIONS[pgaStatus]
  if (dispositionCd === undefined || !hasCome(moments.entered, now)) return {}
  const said = hasCome(moments.released, now) ? moments.released : moments.entered
  return {
    dispositionCd,
    dispositionDesc: pgaStatus,
    dispositionDate: dayOf(said),
    dispositionTime: said.toISOString().slice(11, 16).replace(':', ''),
    ...(pgaStatus === 'Documents required'
      ? {
          dispositionRemarks: random.pick([
            'Send the label of the smallest package.',
            'Send the certificate of analysis.',
            'Send the legible certificate.',
          ]),
        }
      : {}),
  }
}

/** The day so many days before another. */
export function daysBefore(moment: Date, days: number): string {
  return dayOf(new Date(moment.getTime() - days * DAY))
}

/** As many figures, the first of them not 0. */
export function figures(random: Random, count: number): string {
  return String(random.between(1, 9)) + Array.from({ length: count - 1 }, () => String(random.between(0, 9))).join('')
}
