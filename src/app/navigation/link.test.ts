import { expect, it } from 'vitest'
import { emptyBoot } from '../testing/shell.tsx'
import { isAt, linkOf } from './link.ts'

it('an entry is that of the page one is on wherever the router shows that page: in any case, with a slash at its end', () => {
  const boot = { ...emptyBoot, routes: [{ id: 'items', path: '/items', title: 'nav.items', screen: 'grids/items' }] }
  const entry = { id: 'items', route: 'items', label: 'nav.items', icon: 'list', style: 'link' } as const
  const isHere = (pathname: string) => linkOf(entry, boot, { pathname, search: '' }).isHere
  expect(['/items', '/Items', '/items/', '/items/more', '/'].map(isHere)).toEqual([true, true, true, false, false])
  expect([isAt('/', '/'), isAt('/', '/items')]).toEqual([true, false])
})
