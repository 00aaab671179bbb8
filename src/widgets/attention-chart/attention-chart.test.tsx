// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { EngineContext } from '../../render/index.ts'
import type { Figure } from '../../render/index.ts'
import { person } from '../testing/person.ts'
import { servicesOf } from '../testing/services.ts'
import { AttentionChart } from './AttentionChart.tsx'

afterEach(cleanup)

const figure = (value: number | undefined): Figure => ({
  id: 'a',
  code: 'A',
  label: 'a',
  value,
  opens: (value ?? 0) > 0,
})

function draw(figures: Figure[]) {
  const choose = vi.fn()
  render(
    <EngineContext value={servicesOf()}>
      <AttentionChart label="Late" figures={figures} options={{ says: 'says', quiet: 'quiet' }} choose={choose} />
    </EngineContext>,
  )
  return choose
}

it('[LK-04] a number that needs a person is said with its sentence, and all of the tile leads there', async () => {
  const choose = draw([figure(2), { ...figure(3), id: 'b' }])
  await person.click(screen.getByText('says'))
  expect(choose).toHaveBeenCalledWith(expect.objectContaining({ code: '', value: 5, opens: true }))
  expect(screen.getByRole('button', { name: 'Late: 5. says' })).toBeDefined()
})

it('[LK-04] none is quiet, and what is not known yet is no zero', () => {
  draw([figure(0)])
  expect(screen.getByRole('button', { name: 'Late: 0. quiet' }).getAttribute('aria-disabled')).toBe('true')
  cleanup()
  draw([figure(undefined)])
  expect(screen.getByRole('button', { name: /^Late: .*says$/ }).textContent).not.toContain('0')
})
