import { worldCountries } from './countries.ts'

/** Code lists by type: value and what it means. The label of a unit is its code, that of the others their meaning. */
const UNITS: Record<string, [value: string, meaning: string][]> = {
  WT: [
    ['KG', 'Kilograms'],
    ['LB', 'Pounds'],
    ['MT', 'Metric tons'],
    ['ST', 'Short tons'],
  ],
  UT: [
    ['CTN', 'Cartons'],
    ['PLT', 'Pallets'],
    ['PCS', 'Pieces'],
    ['PKG', 'Packages'],
    ['CAS', 'Cases'],
    ['CRT', 'Crates'],
    ['SKD', 'Skids'],
    ['DRM', 'Drums'],
    ['BAG', 'Bags'],
    ['BAL', 'Bales'],
    ['ROL', 'Rolls'],
    ['UNT', 'Units'],
  ],
  VT: [
    ['CBM', 'Cubic metres'],
    ['CFT', 'Cubic feet'],
    ['LTR', 'Litres'],
  ],
  CARGODIMUT: [
    ['CM', 'Centimetres'],
    ['M', 'Metres'],
    ['MM', 'Millimetres'],
    ['IN', 'Inches'],
    ['FT', 'Feet'],
  ],
}

const NAMED: Record<string, [value: string, meaning: string][]> = {
  MOVETYPEDESC: [
    ['DD', 'Door to Door'],
    ['DP', 'Door to Port'],
    ['PD', 'Port to Door'],
    ['PP', 'Port to Port'],
    ['CYCY', 'CY to CY'],
    ['CFSCFS', 'CFS to CFS'],
    ['CYD', 'CY to Door'],
  ],
  JOBDOCTYPE: [
    ['CIV', 'Commercial Invoice'],
    ['PKL', 'Packing List'],
    ['HBL', 'House Bill of Lading'],
    ['MBL', 'Master Bill of Lading'],
    ['HAWB', 'House Air Waybill'],
    ['MAWB', 'Master Air Waybill'],
    ['COO', 'Certificate of Origin'],
    ['INS', 'Insurance Certificate'],
    ['DGD', 'Dangerous Goods Declaration'],
    ['EXD', 'Export Declaration'],
    ['LOC', 'Letter of Credit'],
    ['POD', 'Proof of Delivery'],
    ['OTH', 'Other'],
  ],
  SESRVREQ: [
    ['CUS', 'Export Customs Clearance'],
    ['INS', 'Cargo Insurance'],
    ['PCK', 'Packing'],
    ['FUM', 'Fumigation'],
    ['VGM', 'Verified Gross Mass Weighing'],
    ['STF', 'Container Stuffing'],
    ['WHS', 'Warehousing'],
    ['DGH', 'Dangerous Goods Handling'],
  ],
  SISRVREQ: [
    ['CUS', 'Import Customs Clearance'],
    ['INS', 'Cargo Insurance'],
    ['DEV', 'Devanning'],
    ['QUA', 'Quarantine Inspection'],
    ['WHS', 'Warehousing'],
    ['DST', 'Distribution'],
    ['DGH', 'Dangerous Goods Handling'],
  ],
  AESRVREQ: [
    ['CUS', 'Export Customs Clearance'],
    ['INS', 'Cargo Insurance'],
    ['SCR', 'Security Screening'],
    ['PCK', 'Packing'],
    ['TMP', 'Temperature Control'],
    ['DGH', 'Dangerous Goods Handling'],
  ],
  AISRVREQ: [
    ['CUS', 'Import Customs Clearance'],
    ['INS', 'Cargo Insurance'],
    ['TMP', 'Temperature Control'],
    ['QUA', 'Quarantine Inspection'],
    ['DST', 'Distribution'],
  ],
  RFSRVREQ: [
    ['APT', 'Delivery by Appointment'],
    ['TLF', 'Tail Lift'],
    ['TWO', 'Two-Man Delivery'],
    ['INS', 'Cargo Insurance'],
    ['TMP', 'Temperature Control'],
    ['XDK', 'Cross-Docking'],
    ['WHS', 'Warehousing'],
  ],
}

export interface WorldCode {
  type: string
  position: number
  value: string
  label: string
  description: string | null
}

/** Every code list of the forms (forms §3), the list of countries (CO) included. */
export function worldCodes(): WorldCode[] {
  const units = Object.entries(UNITS).flatMap(([type, codes]) =>
    codes.map(([value, meaning], position) => ({ type, position, value, label: value, description: meaning })),
  )
  const named = Object.entries(NAMED).flatMap(([type, codes]) =>
    codes.map(([value, meaning], position) => ({ type, position, value, label: meaning, description: null })),
  )
  const countries = worldCountries().map(({ code, name }, position) => ({
    type: 'CO',
    position,
    value: code,
    label: name,
    description: null,
  }))
  return [...units, ...named, ...countries]
}

/** Codes of one list. */
export function codesOf(type: string): string[] {
  return (UNITS[type] ?? NAMED[type] ?? []).map(([value]) => value)
}
