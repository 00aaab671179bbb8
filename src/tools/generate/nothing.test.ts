import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { world } from '../../config/testing/world.ts'
import { throwawayFolder } from '../project/throwaway.ts'
import { readContract } from './contract.ts'
import { countries, edited, field, list, order, save, version } from './edited.ts'
import type { Edit } from './edited.ts'
import { contractReport } from './from.ts'

let folder = ''
beforeEach(() => {
  folder = throwawayFolder('contract-')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const input = { ...world(), ...version(edited([])) }
/** What is said of the contract with a piece put in, read from its file as `--from` does. */
async function told(...edits: Edit[]): Promise<string> {
  writeFileSync(join(folder, 'next.json'), JSON.stringify(edited(edits)))
  return contractReport(input, version(await readContract(folder, 'next.json')), 'next.json').text
}

describe('[TN-05] a contract in which something says nothing', () => {
  it('is compared as if it were not there, whatever it is', async () => {
    const nothing = 'next.json breaks nothing that the portal shows or calls.'
    expect(await told([['paths', '/later'], null])).toBe(nothing)
    expect(await told([['paths', '/orders', 'parameters'], null])).toBe(nothing)
    expect(await told([field('note', 'enum'), null])).toBe(nothing)
    expect(await told([field('note', 'required'), true], [order('required'), null])).toBe(nothing)
    expect(await told([[...list, 'parameters', 0], null])).toContain('listOrders: query days is not taken any more')
    for (const keys of [['responses'], ['responses', '200'], ['responses', '200', 'content']])
      expect(await told([[...countries, ...keys], null])).toContain('schemas/lookups.json')
    expect(await told([order('properties'), null])).toContain('schemas/forms/order.layout.json')
    expect(await told([[...save, 'requestBody', 'content'], null])).toContain('saveOrder takes no JSON any more')
  })
})
