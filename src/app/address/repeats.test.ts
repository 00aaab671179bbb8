import { createMemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { withoutRepeats } from './repeats.ts'

const routerAt = (start: string) => {
  const router = withoutRepeats(
    createMemoryRouter([{ path: '*', element: null }], { basename: '/acme', initialEntries: [start] }),
  )
  const entries: string[] = []
  router.subscribe(({ location: { search, state }, historyAction }) => {
    entries.push(`${historyAction} ${search} ${JSON.stringify(state)}`)
  })
  return { router, entries }
}

it.each([{ search: '?drawer=new' }, '/list?drawer=new', '?drawer=new'])(
  'an address that is pressed twice stands in the history once: %j',
  async (to) => {
    const { router, entries } = routerAt('/acme/list')
    await router.navigate(to, { state: { openedHere: true } })
    // A link says that it replaces nothing where it does not know of the first press yet.
    await router.navigate(to, { state: { openedHere: 'again' }, replace: false })
    expect(entries).toEqual(['PUSH ?drawer=new {"openedHere":true}', 'REPLACE ?drawer=new {"openedHere":true}'])
    await router.navigate(-1)
    expect(entries.at(-1)).toBe('POP  null')
  },
)

it('another address, or another place inside the same, is one step further', async () => {
  const { router, entries } = routerAt('/acme')
  await router.navigate({ search: '?a=1' })
  await router.navigate({ search: '?a=2' })
  await router.navigate('/list?a=2')
  expect(entries.map((entry) => entry.split(' ')[0])).toEqual(['PUSH', 'PUSH', 'PUSH'])
})
