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

it('what a part is and what each of its options does is said in English and in Japanese', () => {
  const parts = Object.values(partsOf()).flat()
  const told = [...parts.map(({ about }) => about), ...parts.flatMap(abouts)]
  expect(told.length).toBeGreaterThan(250)
  for (const { en = '', ja = '' } of told) {
    expect(en).not.toBe('')
    expect(ja, en).toMatch(/[぀-ヿ一-鿿].*。|例: [-9]+$/)
  }
})

function abouts({ options }: Pick<StudioPart, 'options'>): StudioPart['about'][] {
  return Object.values(options).flatMap(({ about, properties, items }) => [
    about ?? {},
    ...abouts({ options: (properties ?? {}) as StudioPart['options'] }),
    ...abouts({ options: (items?.properties ?? {}) as StudioPart['options'] }),
  ])
}

function titles({ options }: Pick<StudioPart, 'options'>): StudioPart['options'][string]['titles'][] {
  return Object.values(options).flatMap(({ titles: own, properties, items }) => [
    own,
    ...titles({ options: (properties ?? {}) as StudioPart['options'] }),
    ...titles({ options: (items?.properties ?? {}) as StudioPart['options'] }),
  ])
}

it('every part is called by words, in English and in Japanese', () => {
  for (const { titles } of Object.values(partsOf()).flat()) {
    expect(titles['en']).toMatch(/^[A-Z][a-z]*( [a-z]+)*$/)
    expect(titles['ja'], titles['en']).toMatch(/^[぀-ヿ一-鿿]+$/)
  }
})
