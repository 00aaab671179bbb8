import { expect, it } from 'vitest'
import { withOthers } from './pictures.ts'

const content = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
const placed = (...keys: string[]) => [
  ...withOthers(new Map(), new Map(), [{ kind: 'picture', file: 'help/en/landing.md', keys, content }]).keys(),
]

it('a picture stands in the tenant’s folder, and nowhere else', () => {
  expect(placed('assets', 'crane')).toEqual(['assets/crane.svg'])
  expect(placed('assets', '../../../crane')).toEqual([])
  expect(placed('assets', 'crane', '..')).toEqual([])
  expect(placed('assets', '.crane')).toEqual([])
})

const tenant = (theme: object) => JSON.stringify({ theme })
const own: [string, string][] = [
  ['assets/logo.svg', '<svg/>'],
  ['assets/dark.svg', '<svg/>'],
]
const without = (...keys: string[]) => [
  ...withOthers(
    new Map([...own, ['tenant.json', tenant({ logo: 'assets/logo.svg', dark: { logo: 'assets/dark.svg' } })]]),
    new Map([['tenant.json', tenant({ logo: 'assets/logo.svg' })]]),
    [{ kind: 'set', file: 'tenant.json', keys }],
  ).keys(),
]

it('a picture that no setting has any more is none of the folder', () => {
  expect(without('theme', 'dark', 'logo')).toEqual(['tenant.json', 'assets/logo.svg'])
  expect(without('theme', 'dark')).toEqual(['tenant.json', 'assets/logo.svg'])
})

it('a picture that another setting has stays', () => {
  expect(without('theme', 'logo')).toEqual(['tenant.json', 'assets/logo.svg', 'assets/dark.svg'])
})
