import { expect, it } from 'vitest'
import { partsOf } from '../../tools/studio/parts.ts'
import { isDrawn, type Described } from './option-values.ts'

it('[ST-04] every option of every part has an input, whatever stands in it', () => {
  const undrawn = (option: Described, way: string): string[] => [
    ...(isDrawn(option) ? [] : [way]),
    ...Object.entries(option.properties ?? {}).flatMap(([name, each]) => undrawn(each, `${way} ${name}`)),
    ...(option.items === undefined ? [] : undrawn(option.items, way)),
  ]
  const options = Object.values(partsOf())
    .flat()
    .flatMap(({ name, options: all }) => Object.entries(all).map(([key, each]) => [`${name} ${key}`, each] as const))
  expect(options.length).toBeGreaterThan(150)
  expect(options.flatMap(([way, each]) => undrawn(each, way))).toEqual([])
})
