/** Entry types of CBP that the broker handles: code and name. */
const ENTRY_TYPES = {
  '01': 'Consumption',
  '03': 'Consumption - antidumping/countervailing duty',
  '06': 'Consumption - foreign trade zone',
  '11': 'Informal',
  '21': 'Warehouse',
  '23': 'Temporary importation under bond',
  '31': 'Warehouse withdrawal - consumption',
  '61': 'Immediate transportation',
  '62': 'Transportation and exportation',
  '63': 'Immediate exportation',
} as const

export type EntryType = keyof typeof ENTRY_TYPES

/** Modes of transport of CBP: code and name. */
const MODES_OF_TRANSPORT = {
  '10': 'Vessel, non-containerized',
  '11': 'Vessel, containerized',
  '20': 'Rail, non-containerized',
  '30': 'Truck, non-containerized',
  '40': 'Air',
} as const

export type ModeOfTransport = keyof typeof MODES_OF_TRANSPORT

export function entryTypeName(code: EntryType): string {
  return ENTRY_TYPES[code]
}

export function motName(code: ModeOfTransport): string {
  return MODES_OF_TRANSPORT[code]
}
