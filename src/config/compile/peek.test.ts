import { describe, expect, it } from 'vitest'
import { compiled, view } from '../testing/screens.ts'
import { edited } from '../testing/world.ts'

const grid = 'schemas/grids/orders.json'
const aside = 'schemas/views/aside.json'

/** The list of orders with what it shows beside it; the view is one that nothing else leads to. */
const peeking = (peek: object) =>
  compiled(
    {},
    { [grid]: edited(grid, '"height"', `"peek": ${JSON.stringify(peek)}, "height"`), [aside]: JSON.stringify(view) },
  )

describe('what a list shows beside it', () => {
  it('comes with the list, and with the view', () => {
    const peek = { view: 'views/aside', sections: ['lines'] }
    const { tenant, diagnostics } = peeking(peek)
    expect(diagnostics).toEqual([])
    expect(tenant?.screens['grids/orders']).toMatchObject({ peek })
    expect(tenant?.screens['views/aside']).toMatchObject({ kind: 'view' })
  })

  it('names sections that the view has', () => {
    const { diagnostics } = peeking({ view: 'views/aside', sections: ['line'] })
    expect(diagnostics.map(({ code, hint }) => `${code} ${hint ?? ''}`)).toEqual([
      expect.stringMatching(/^unknown-section .*"lines"/),
    ])
  })
})
