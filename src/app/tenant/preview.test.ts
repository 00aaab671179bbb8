// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { helpAddress, leavePreview, takeEnded, takePreview, tenantFolder } from './preview.ts'

afterEach(() => window.sessionStorage.clear())
const TOKEN = 'a'.repeat(43)

it('[BX-04] a tab that was opened with the token of a preview shows that, of that tenant alone', () => {
  expect(tenantFolder('north')).toBe('/tenants/north/')
  takePreview({ pathname: '/north/list', search: `?preview=${TOKEN}` }, window.sessionStorage)
  expect(tenantFolder('north')).toBe(`/tenants/north/~${TOKEN}/`)
  expect(helpAddress('north', 'en', 'lists')).toBe(`/webHelp/north/~${TOKEN}/en/lists.html`)
  expect(helpAddress('south', 'en', 'lists')).toBe('/webHelp/south/en/lists.html')
  expect(tenantFolder('south')).toBe('/tenants/south/')
})

it('[BX-04] a tab leaves a preview for what is published', () => {
  expect(leavePreview('north')).toBe(false)
  takePreview({ pathname: '/north/list', search: `?preview=${TOKEN}` }, window.sessionStorage)
  expect(leavePreview('south')).toBe(false)
  expect(leavePreview('north')).toBe(true)
  expect(tenantFolder('north')).toBe('/tenants/north/')
})

it('[BX-04] that a preview has ended is told once, in the tab that showed it, of that tenant', () => {
  expect(takeEnded('north')).toBe(false)
  takePreview({ pathname: '/north/list', search: `?preview=${TOKEN}` }, window.sessionStorage)
  expect(takeEnded('north')).toBe(false)
  leavePreview('north')
  expect(takeEnded('south')).toBe(false)
  expect([takeEnded('north'), takeEnded('north')]).toEqual([true, false])
})

it('[HD-05] what is no token leads nowhere else', () => {
  takePreview(
    { pathname: '/north', search: `?preview=${encodeURIComponent('../../evil/'.repeat(4))}` },
    window.sessionStorage,
  )
  expect(tenantFolder('north')).toBe('/tenants/north/')
})
