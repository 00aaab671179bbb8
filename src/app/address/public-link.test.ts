import { expect, it } from 'vitest'
import { trackingLink } from '../anonymous/link.ts'
import { trackingAddress } from './public-link.ts'

it('a public link is what the page of anonymous links reads', () => {
  const address = trackingAddress('https://portal.example', 'acme', 'JobNo', 'SE 26/1')
  expect(address).toBe('https://portal.example/anonymous/#/acme/?JobNo=SE+26%2F1')
  expect(trackingLink(new URL(address))).toEqual({ tenantUrl: 'acme', asked: { kind: 'JobNo', number: 'SE 26/1' } })
})
