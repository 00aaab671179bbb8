import { describe, expect, it } from 'vitest'
import { productPalettes } from '../../config/index.ts'
import { patternOf } from './shapes.ts'

const { ramp } = productPalettes

describe('a tenant’s pattern', () => {
  it('is the same each time, and another for another name', () => {
    expect(patternOf('NORTH', ramp)).toEqual(patternOf('NORTH', ramp))
    expect(patternOf('NORTH', ramp)).not.toEqual(patternOf('SOUTH', ramp))
  })

  it('has the tones of the tenant’s colour, but not the palest, and no other', () => {
    const names = Array.from({ length: 40 }, (_, at) => `Tenant ${String(at)}`)
    const colours = new Set(names.flatMap((name) => patternOf(name, ramp).map(({ colour }) => colour)))
    expect([...colours].sort()).toEqual(ramp.slice(1).sort())
  })
})
