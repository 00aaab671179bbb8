// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import { blockParts } from '../blocks.ts'
import { blockOf } from '../testing/models.ts'
import { servicesOf } from '../testing/services.ts'

afterEach(cleanup)

const data = [
  { what: 'Gate in', p: '20200105', a: '20200108' },
  { what: 'Sailing', p: '20200110' },
]
const show = (options: Record<string, unknown>) => {
  const block = blockOf({ block: 'timeline', options: { name: 'what', planned: 'p', actual: 'a', ...options } })
  const Timeline = blockParts['timeline']?.component ?? expect.unreachable()
  render(
    <EngineContext value={servicesOf()}>
      <Timeline block={block} data={data} lookups={{}} />
    </EngineContext>,
  )
  return screen.getAllByRole('listitem').map(({ textContent }) => textContent)
}

describe('events in their order', () => {
  it('say what was planned, what came true, and how late it was', () => {
    const [done, due] = show({})
    expect(done).toBe('Gate intimeline.late 3timeline.planned 2020/01/05 · timeline.actual 2020/01/08')
    expect(due).toMatch(/^Sailingtimeline\.overdue \d+timeline\.planned 2020\/01\/10$/)
  })

  it('without comparing say when they happened, else when they are planned', () => {
    expect(show({ compares: false })).toEqual(['Gate in2020/01/08', 'Sailingtimeline.planned 2020/01/10'])
  })
})
