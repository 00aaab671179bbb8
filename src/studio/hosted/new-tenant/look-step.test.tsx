// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { firstWish, type Choices } from './wish.ts'
import { LookStep } from './LookStep.tsx'

it('a logo that is no picture is told, and another one is shown', () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:logo')
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  const colours = { primaryColor: '#123456', secondaryColor: '#654321' }
  const choices: Choices = { flavours: [], languages: ['en'], colours, from: [], countries: [] }
  const put = () => undefined
  const withLogo = (logo: string) => <LookStep wish={{ ...firstWish(choices), logo }} {...{ choices, put }} />
  const { rerender } = render(withLogo(''))
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be shown as a picture/)
  rerender(withLogo(btoa('no picture')))
  fireEvent.error(screen.getByRole('img'))
  expect(screen.getByRole('alert').textContent).toMatch(/cannot be shown as a picture/)
  rerender(withLogo(btoa('<svg/>')))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByRole('img', { name: 'Logo' })).toBeDefined()
})
