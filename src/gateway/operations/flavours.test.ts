import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { behaviours } from './behaviours.ts'

interface Described {
  operationId?: string
  'x-flavour'?: string
}

const { paths } = JSON.parse(
  readFileSync(new URL('../../contract/generated/gateway.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Described>> }
const documented = new Map(
  Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((each) => [each.operationId, each['x-flavour']]),
  ),
)

describe('the flavour that the contract names', () => {
  it('is the one that the gateway asks for', () => {
    const asked = Object.entries(behaviours).flatMap(([id, behaviour]) => {
      const modules = behaviour.access === 'session' && behaviour.module !== undefined ? [behaviour.module].flat() : []
      const [flavour, ...others] = new Set(modules.map((module) => module.flavour))
      return flavour === undefined || others.length > 0 ? [] : [[id, flavour]]
    })
    expect(asked.length).toBeGreaterThan(30)
    expect(asked.filter(([id, flavour]) => documented.get(id) !== flavour)).toEqual([])
  })
})
