// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { TenantBoot } from '../../config/index.ts'
// What the tests begin to load is loaded: nothing is under way once the last of them has ended.
import '../../render/form.ts'
import '../../render/grid.ts'
import '../../widgets/cells.ts'
import '../../widgets/fields.ts'
import '../device/forms.ts'
import '../device/lists.ts'
import { emptyBoot } from '../testing/shell.tsx'
import { expectScreens } from './expected.ts'
import { loadExpected, screenQuery, Stalled } from './queries.ts'

const asked: string[] = []
const load = vi.fn((boot: TenantBoot, screen: string) => Promise.resolve(`${boot.url} ${screen}`))

/** A tenant whose only page is a screen of that name, its model at an address of its own. */
function tenantWith(file: string): TenantBoot {
  return {
    ...emptyBoot,
    routes: [{ id: 'list', path: '/list', title: 'list', screen: 'grids/list' }],
    files: { ...emptyBoot.files, screens: { 'grids/list': file } },
  }
}

function answering(answer: () => Response): void {
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address)
    return Promise.resolve(answer())
  })
}

afterEach(() => {
  asked.splice(0)
  load.mockClear()
  vi.unstubAllGlobals()
})

describe('a screen that is expected', () => {
  it('is loaded once, before the shell is there, and given to it', async () => {
    const boot = tenantWith('screens/grids/list.1.json')
    answering(() => Response.json({ kind: 'grid', name: 'list' }))
    expectScreens(boot, { path: '/list', search: '' })
    expectScreens(boot, { path: '/list', search: '' })
    expect(await loadExpected(boot, 'grids/list', load)).toMatchObject({ model: { name: 'list' } })
    expect(asked).toHaveLength(1)
    expect(load).not.toHaveBeenCalled()
  })

  it('is loaded again by the shell after a failure', async () => {
    const boot = tenantWith('screens/grids/list.2.json')
    answering(() => new Response(null, { status: 503 }))
    expectScreens(boot, { path: '/list', search: '' })
    await expect(loadExpected(boot, 'grids/list', load)).rejects.toThrow('503')
    expect(await loadExpected(boot, 'grids/list', load)).toBe('north grids/list')
  })

  it('that never comes is given up after a minute, so that whoever waits can act', async () => {
    vi.useFakeTimers()
    const never = () => new Promise<string>(() => undefined)
    const coming = screenQuery(tenantWith('screens/grids/list.3.json'), 'grids/list', never).queryFn()
    const refused = expect(coming).rejects.toBeInstanceOf(Stalled)
    await vi.advanceTimersByTimeAsync(60_000)
    await refused
    vi.useRealTimers()
  })

  it('is a form that the address opens, not the list behind it', () => {
    const drawer = { id: 'item', screen: 'forms/item', anchor: 'right' as const, width: 'form' as const }
    const boot = { ...tenantWith('screens/grids/list.4.json'), drawers: [drawer] }
    const screens = { ...boot.files.screens, 'forms/item': 'screens/forms/item.4.json' }
    answering(() => Response.json({ kind: 'form', name: 'item' }))
    expectScreens({ ...boot, files: { ...boot.files, screens } }, { path: '/list', search: '?item=new' })
    expect(asked).toEqual(['/tenants/north/screens/forms/item.4.json'])
  })

  it('is none at an address that leads nowhere', () => {
    answering(() => Response.json({}))
    expectScreens(tenantWith('screens/grids/list.3.json'), { path: '/elsewhere', search: '' })
    expect(asked).toEqual([])
  })
})
