// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Setting } from '../../config/node.ts'
import { TypingContext } from '../controls/typing.ts'
import type { Change } from '../host/api.ts'
import { SettingLine } from './SettingLine.tsx'
import { Sheet } from './Sheet.tsx'

afterEach(cleanup)

const roles = ['CUSTOMER', 'SUPPLIER', 'ADMIN']
const lineOf = (value: readonly string[]): Setting => ({
  ...{ file: 'tenant.json', keys: ['twoStep', 'requiredOf'], kind: 'several', isNeeded: false, value },
  options: roles.map((each) => ({ value: each, texts: { en: each } })),
})

it('[BX-04] of what is chosen quicker than is answered nothing is lost, and nothing goes for a moment', () => {
  const put: unknown[] = []
  const change = (each: Change) => void put.push(each.kind === 'set' && each.value)
  const page = (settled: number, version: number, answeredOf: number, value: readonly string[]) => (
    <TypingContext value={{ asked: () => put.length, settled, lose: () => undefined }}>
      <Sheet title="" state={{ version, findings: [] } as never} {...{ answeredOf }} failure="" close={() => undefined}>
        <SettingLine line={lineOf(value)} reach={undefined} records={{}} picture={String} change={change} />
      </Sheet>
    </TypingContext>
  )
  const { rerender } = render(page(0, 1, 1, []))
  const choose = (name: string) => {
    fireEvent.mouseDown(screen.getByRole('combobox'))
    fireEvent.click(screen.getByRole('option', { name }))
  }
  const chosen = () => roles.filter((each) => screen.queryByText(each) !== null)
  choose('SUPPLIER')
  choose('ADMIN')
  expect(put).toEqual([['SUPPLIER'], ['SUPPLIER', 'ADMIN']])
  // The state is there before what the page asks for itself.
  rerender(page(2, 3, 1, []))
  expect(chosen()).toEqual(['SUPPLIER', 'ADMIN'])
  rerender(page(2, 3, 3, ['ADMIN']))
  expect(chosen()).toEqual(['ADMIN'])
})
