import { describe, expect, it } from 'vitest'
import { neighbourhoodOf, networkOf } from './limits.ts'

describe('the network of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    // Some proxies write the port of the connection behind the address: each would be another caller.
    ['203.0.113.9:50123', '203.0.113.9'],
    ['[2001:db8:1:2::6]:443', '2001:db8:1:2::/64'],
    ['[2001:db8:1:2::6]', '2001:db8:1:2::/64'],
    ['somewhere', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })
})

describe('the neighbourhood of an address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.0/24'],
    ['::ffff:203.0.113.9', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['somewhere', 'unknown'],
  ])('of %s is %s', (ip, neighbourhood) => {
    expect(neighbourhoodOf(ip)).toBe(neighbourhood)
  })
})
