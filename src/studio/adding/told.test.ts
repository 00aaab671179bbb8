import { expect, it } from 'vitest'
import { differences } from '../../config/node.ts'
import { after, errors, portal } from '../../tools/studio/testing/configured.ts'
import type { Change } from '../host/api.ts'

const told = (tenant: string, file: string, changes: readonly Change[]) => {
  expect(errors(after(portal, tenant, changes), tenant)).toEqual([])
  return said(tenant, file, changes)
}
const said = (tenant: string, file: string, changes: readonly Change[], language = 'en') => {
  const next = after(portal, tenant, changes)
  const before = new Set(differences(portal, tenant, language).map(({ text }) => text))
  const fresh = differences(next, tenant, language).filter((each) => each.file.endsWith(file) && !before.has(each.text))
  return fresh.map(({ text }) => text)
}

it('[BX-04] of what a call sends is told what is otherwise, not the whole', () => {
  const file = 'views/customs-file.json'
  const body = (JSON.parse(portal.files.get(`schemas/${file}`) ?? '') as { source: { body: Record<string, unknown> } })
    .source.body
  const entities = (body['includeEntities'] as string[]).filter((each) => each !== 'BrokerIt')
  const value = { ...body, includeEntities: [...entities, 'Notes'], sort: 'fileDate' }
  // The contract has no more values than the portal sends: what is new is told before it is found wrong.
  const [text = ''] = said('HARBOR', file, [{ kind: 'set', file, keys: ['source', 'body'], value }])
  expect(text).toMatch(
    /also sends Notes in “.+”, no longer sends BrokerIt in “.+” and sends fileDate as “.+” \(before: fileNo\)/,
  )
  expect(text).not.toContain('UltimateConsignee')
  const [japanese = ''] = said('HARBOR', file, [{ kind: 'set', file, keys: ['source', 'body'], value }], 'ja')
  expect(japanese).toMatch(/も送信/)
})

it('[BX-04] a call of a new button is told by what the contract sums it up as, and what it sends part by part', () => {
  const file = 'views/shipment.json'
  const body = { favoriteRefId: { from: 'createJobUnId' }, favoriteType: 'shipment' }
  const value = { label: 'action.pin', call: 'saveFavorite', body }
  const [text = ''] = told('ACME', file, [{ kind: 'set', file, keys: ['actions', 'x_pin'], value }])
  expect(text).toMatch(/has the call “Pin or unpin”, sends Id of its job as “.+” and sends shipment as “.+”/)
})

it('[BX-04] a value that no screen shows is called by what the contract says of it', () => {
  const file = 'views/shipment.json'
  const value = { field: 'createOwnerId', filled: true }
  const texts = told('ACME', file, [{ kind: 'set', file, keys: ['actions', 'pin', 'visible'], value }])
  expect(texts).toEqual([expect.stringContaining('Owner of the record has a value')])
})
