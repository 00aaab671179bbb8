import { createRequire } from 'node:module'
import { geoArea, geoCentroid, geoNaturalEarth1, geoPath } from 'd3-geo'
import countryCodes from 'i18n-iso-countries'
import { feature, merge } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { header, type Generator } from './generator.ts'

/** The map's own units; a browser scales them. */
const WIDTH = 960
/** ISO 3166-1 numeric of Antarctica: nothing is shipped there, and it would take a quarter of the height. */
const ANTARCTICA = '010'

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>

/**
 * The outline of the countries' land as one SVG path, and where each country is marked, by ISO 3166-1 alpha-2, in the map's units:
 * the middle of its largest piece. Natural Earth's projection and data (world-atlas): coarse for the outline, finer for the
 * places, since small states are missing from the coarse one.
 */
export const worldGenerator: Generator = {
  name: 'world',
  generate() {
    const coarse = atlasOf('world-atlas/countries-110m.json')
    const inhabited = coarse.objects.countries.geometries.filter(({ id }) => id !== ANTARCTICA)
    const outline = merge(coarse, inhabited as (Polygon | MultiPolygon)[])
    const projection = geoNaturalEarth1().fitWidth(WIDTH, outline)
    const path = geoPath(projection).digits(0)
    const height = Math.ceil(path.bounds(outline)[1][1])
    // Some islands carry the code of the country that they belong to: the largest of a code comes last, and stays.
    const countries = featuresOf('world-atlas/countries-50m.json').sort((one, other) => geoArea(one) - geoArea(other))
    const places = new Map<string, number[]>()
    for (const { id, geometry } of countries) {
      const code = id === undefined ? undefined : countryCodes.numericToAlpha2(id)
      const at = projection(geoCentroid(largest(geometry)))
      if (code !== undefined && at !== null) places.set(code, at.map(Math.round))
    }
    const lines = [...places]
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, at]) => `  ${code}: [${at.join(', ')}],`)
    return {
      'src/widgets/map-chart/world.ts': `${header('world-atlas')}
/** Width and height of the map, in its own units. */
export const SIZE = [${WIDTH}, ${height}] as const

/** Where a country is marked, by ISO 3166-1 alpha-2. */
export const PLACES: Readonly<Record<string, readonly [number, number]>> = {
${lines.join('\n')}
}

/** The outline of all land but Antarctica, a path of SVG. */
export const LAND =
  '${steps(path(outline) ?? '')}'
`,
    }
  },
}

type Point = readonly [number, number]

/** How far a point may lie beside a straight line and be left out, in the map's units: half of what points are rounded to. */
const BESIDE = 0.5

/** A path of straight lines by its steps from point to point, which are short and alike; rings that are nothing at this scale are left out. */
function steps(path: string): string {
  let from: Point = [0, 0]
  const stepTo = (to: Point): string => {
    const [x, y] = [to[0] - from[0], to[1] - from[1]]
    from = to
    return `${x} ${y}`
  }
  const rings = path.split('Z').map((ring) => {
    const written = ring.slice(1).split('L')
    const [first, ...rest] = written.filter((point, index) => point !== written[index - 1]).map(pointOf)
    if (first === undefined) return ''
    const drawn = straightened([first, ...rest, first]).slice(1, -1)
    if (drawn.length < 2) return ''
    const ways = `m${stepTo(first)}l${drawn.map(stepTo).join(' ')}z`
    // What is closed ends where it began.
    from = first
    return ways.replaceAll(' -', '-')
  })
  return rings.join('')
}

/** A line without the points that lie beside the straight one by no more than nobody sees (Douglas and Peucker, 1973). Its ends stay. */
function straightened(line: readonly Point[]): readonly Point[] {
  const [first, last] = [line[0], line.at(-1)]
  if (first === undefined || last === undefined || line.length < 3) return line
  const [x, y] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(x, y)
  const besides = line.map((point) => {
    const [dx, dy] = [point[0] - first[0], point[1] - first[1]]
    return length === 0 ? Math.hypot(dx, dy) : Math.abs(x * dy - y * dx) / length
  })
  const most = Math.max(...besides)
  if (most <= BESIDE) return [first, last]
  const farthest = besides.indexOf(most)
  return [...straightened(line.slice(0, farthest + 1)).slice(0, -1), ...straightened(line.slice(farthest))]
}

function pointOf(written: string): Point {
  const [x = 0, y = 0] = written.split(',').map(Number)
  return [x, y]
}

function atlasOf(file: string): Atlas {
  return createRequire(import.meta.url)(file) as Atlas
}

function featuresOf(file: string) {
  const atlas = atlasOf(file)
  return feature(atlas, atlas.objects.countries).features.map(({ id, geometry }) => ({
    type: 'Feature' as const,
    id: id === undefined ? undefined : String(id),
    properties: {},
    geometry,
  }))
}

type Shape = ReturnType<typeof featuresOf>[number]['geometry']

/** The mainland of a country: France is marked in Europe, not half way to Guiana. */
function largest(shape: Shape): Shape {
  if (shape.type !== 'MultiPolygon') return shape
  const pieces = shape.coordinates.map((coordinates) => ({ type: 'Polygon' as const, coordinates }))
  return pieces.reduce((most, piece) => (geoArea(piece) > geoArea(most) ? piece : most))
}
