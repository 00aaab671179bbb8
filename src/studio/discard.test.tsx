// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Discard } from './Discard.tsx'

it('[BX-04] all that somebody changed goes only once it was said what goes, and that the next change makes it final', () => {
  const discard = vi.fn()
  render(
    <Discard
      files={['tenants/NORTH/grids/orders.json', 'tenants/NORTH/labels/en.json']}
      {...{ isHosted: true, discard }}
    />,
  )
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  press('Discard')
  expect(discard).not.toHaveBeenCalled()
  const asked = screen.getByRole('dialog', { name: 'Take back all that you changed?' })
  expect(asked.textContent).toContain('tenants/NORTH/grids/orders.json, tenants/NORTH/labels/en.json')
  expect(asked.textContent).toContain('Redo brings it back step by step, until you change something else.')
  press('Close')
  expect(discard).not.toHaveBeenCalled()
  press('Discard')
  press('Take it all back')
  expect(discard).toHaveBeenCalledOnce()
})
