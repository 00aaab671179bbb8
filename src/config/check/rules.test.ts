import { expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { contract } from '../testing/contract.ts'
import { world } from '../testing/world.ts'

const { Order, Line } = contract.components.schemas
const ofKind = (kind: string) => ({
  ...Order,
  properties: { ...Order.properties, kind: { type: 'string', enum: [kind] } },
})
const InForms = {
  oneOf: [{ $ref: '#/components/schemas/OfA' }, { $ref: '#/components/schemas/OfB' }],
  discriminator: {
    propertyName: 'kind',
    mapping: { A: '#/components/schemas/OfA', B: '#/components/schemas/OfB' },
  },
}

it('a record that the contract has in one of several forms, told apart by a discriminator, is limited and compared as one is that has a single form', () => {
  const schemas = { Order: InForms, OfA: ofKind('A'), OfB: ofKind('B'), Line }
  const inForms = { ...world(), contract: { ...contract, components: { schemas } } }
  expect(checkTenant(inForms, 'NORTH')).toEqual(checkTenant(world(), 'NORTH'))
})
