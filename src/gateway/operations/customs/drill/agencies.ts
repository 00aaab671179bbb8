import type { Schemas } from '../../../../contract/index.ts'

const NAMES: Record<Schemas['PgaAgency'], string> = {
  FDA: 'Food and Drug Administration',
  EPA: 'Environmental Protection Agency',
  NHTSA: 'National Highway Traffic Safety Administration',
  FSIS: 'Food Safety and Inspection Service',
  APHIS: 'Animal and Plant Health Inspection Service',
  AMS: 'Agricultural Marketing Service',
  DDTC: 'Directorate of Defense Trade Controls',
  NMFS: 'National Marine Fisheries Service',
  ATF: 'Bureau of Alcohol, Tobacco, Firearms and Explosives',
  TTB: 'Alcohol and Tobacco Tax and Trade Bureau',
  DEA: 'Drug Enforcement Administration',
  OMC: 'Office of Marine Conservation',
  FWS: 'Fish and Wildlife Service',
}

/** Name of a partner government agency, which every record of it carries (shipments §7). */
export function agencyName(agency: Schemas['PgaAgency']): string {
  return NAMES[agency]
}
