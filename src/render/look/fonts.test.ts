import { expect, it } from 'vitest'
import { facesOf } from './fonts.ts'

const loaded = (typeface: string | null) =>
  facesOf(typeface).flatMap(({ src }) => /url\("([^"]+)"/.exec(src)?.[1] ?? [])

it('the faces of the page are the portal’s own, with what stands in for them', () => {
  expect(loaded(null)).toHaveLength(2)
  expect(facesOf(null).some(({ src }) => src.startsWith('local('))).toBe(true)
})

it('a tenant’s typeface takes their place: none of the portal’s own is loaded', () => {
  expect(loaded('/tenants/north/assets/ours.woff2')).toEqual(['/tenants/north/assets/ours.woff2'])
  expect(facesOf('/a.woff2').map(({ fontFamily }) => fontFamily)).toContain('Letters before')
})
