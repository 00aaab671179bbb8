import { expect, it } from 'vitest'
import type { StudioPart } from '../../studio/host/api.ts'
import { partsOf } from './parts.ts'

it('[BX-04] every option of every part is called by words, in English and in Japanese', () => {
  const called = Object.values(partsOf()).flat().flatMap(titles)
  expect(called.length).toBeGreaterThan(200)
  for (const { en = '', ja = '' } of called) {
    expect(en).toMatch(/^[A-Z][a-z]*( [a-z]+)*$/)
    expect(ja, en).toMatch(/^[぀-ヿ一-鿿]+$/)
  }
})

it('[BX-04] every choice of an option reads as words', () => {
  const choices = Object.values(partsOf())
    .flat()
    .flatMap(({ options }) => Object.values(options))
    .flatMap((option) => option.choices ?? [])
  expect(choices.length).toBeGreaterThan(20)
  expect(choices.filter(({ texts }) => texts === undefined).map(({ value }) => value)).toEqual([])
})

function titles({ options }: Pick<StudioPart, 'options'>): StudioPart['options'][string]['titles'][] {
  return Object.values(options).flatMap(({ titles: own, properties, items }) => [
    own,
    ...titles({ options: (properties ?? {}) as StudioPart['options'] }),
    ...titles({ options: (items?.properties ?? {}) as StudioPart['options'] }),
  ])
}
