export interface WorldContainerType {
  code: string
  position: number
  label: string
  description: string
  kind: 'container' | 'vehicle'
  teu: number | null
}

/** ISO 6346 size and type code, the trade's short name, description, TEU. */
const CONTAINERS: [code: string, label: string, description: string, teu: number][] = [
  ['22G1', '20GP', '20 ft general purpose', 1],
  ['42G1', '40GP', '40 ft general purpose', 2],
  ['45G1', '40HC', '40 ft high cube', 2],
  ['L5G1', '45HC', '45 ft high cube', 2.25],
  ['22R1', '20RF', '20 ft refrigerated', 1],
  ['42R1', '40RF', '40 ft refrigerated', 2],
  ['45R1', '40RH', '40 ft refrigerated high cube', 2],
  ['22U1', '20OT', '20 ft open top', 1],
  ['42U1', '40OT', '40 ft open top', 2],
  ['22P1', '20FR', '20 ft flat rack', 1],
  ['42P1', '40FR', '40 ft flat rack', 2],
  ['22T1', '20TK', '20 ft tank', 1],
]

/** Load units of the road. */
const VEHICLES: [code: string, label: string, description: string][] = [
  ['VAN53', '53 ft van', '53 ft dry van trailer'],
  ['VAN48', '48 ft van', '48 ft dry van trailer'],
  ['REF53', '53 ft reefer', '53 ft refrigerated trailer'],
  ['FLT48', '48 ft flatbed', '48 ft flatbed trailer'],
  ['STP48', '48 ft step deck', '48 ft step deck trailer'],
  ['CUR13', '13.6 m curtain', '13.6 m curtain-side trailer'],
  ['BOX24', '24 ft box truck', '24 ft box truck with tail lift'],
  ['TRK10', '10 t truck', '10 t wing-body truck'],
  ['TRK04', '4 t truck', '4 t wing-body truck'],
]

/** Containers first, load units after. */
export function worldContainerTypes(): WorldContainerType[] {
  const containers = CONTAINERS.map(([code, label, description, teu]) => ({
    code,
    label,
    description,
    teu,
    kind: 'container' as const,
  }))
  const vehicles = VEHICLES.map(([code, label, description]) => ({
    code,
    label,
    description,
    teu: null,
    kind: 'vehicle' as const,
  }))
  return [...containers, ...vehicles].map((type, position) => ({ ...type, position }))
}
