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
