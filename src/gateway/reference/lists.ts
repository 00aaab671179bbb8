import { readFileSync } from 'node:fs'
import type {
  cities,
  containerTypes,
  countries,
  districtPorts,
  foreignPorts,
  systemCodes,
} from '../store/tables/reference.ts'

/** The lists that every store holds, whoever its tenants are, as rows of their tables. */
export interface ReferenceLists {
  countries: (typeof countries.$inferInsert)[]
  cities: (typeof cities.$inferInsert)[]
  systemCodes: (typeof systemCodes.$inferInsert)[]
  containerTypes: (typeof containerTypes.$inferInsert)[]
  foreignPorts: (typeof foreignPorts.$inferInsert)[]
  districtPorts: (typeof districtPorts.$inferInsert)[]
}

/** Reads the lists of this folder; README.md says what they are and where they come from. */
export function referenceLists(): ReferenceLists {
  const countries = read('countries', ['code', 'name'])
  return {
    countries,
    cities: read('places', ['code', 'name', 'countryCode', 'iataCode', 'function']).map(placeRow),
    systemCodes: [
      ...read('system-codes', ['type', 'value', 'label', 'description']),
      ...countries.map(({ code, name }) => ({ type: 'CO', value: code, label: name, description: '' })),
    ].map((code, index, codes) => ({
      ...code,
      description: code.description === '' ? null : code.description,
      position: index - codes.findIndex(({ type }) => type === code.type),
    })),
    containerTypes: read('container-types', ['code', 'label', 'description', 'teu', 'kind']).map(
      ({ teu, kind, ...type }, position) => ({
        ...type,
        position,
        kind: kind === 'vehicle' ? kind : 'container',
        teu: teu === '' ? null : Number(teu),
      }),
    ),
    foreignPorts: read('foreign-ports', ['code', 'name', 'countryCode']),
    districtPorts: read('district-ports', ['code', 'name', 'state']),
  }
}

function placeRow({
  function: uses,
  iataCode,
  ...place
}: Record<'code' | 'name' | 'countryCode' | 'iataCode' | 'function', string>): ReferenceLists['cities'][number] {
  return {
    ...place,
    iataCode: iataCode === '' ? null : iataCode,
    isSeaPort: uses.includes('1'),
    isRoadAccess: uses.includes('3'),
    isIataCity: uses.includes('4'),
  }
}

/** Some columns of a list, row by row. No value of these lists has a comma, a quote or a line break. */
function read<Column extends string>(name: string, columns: readonly Column[]): Record<Column, string>[] {
  const text = readFileSync(new URL(`./${name}.csv`, import.meta.url), 'utf8')
  const [head = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split(','))
  const places = columns.map((column) => [column, head.indexOf(column)] as const)
  return rows.map(
    (row) => Object.fromEntries(places.map(([column, place]) => [column, row[place] ?? ''])) as Record<Column, string>,
  )
}
