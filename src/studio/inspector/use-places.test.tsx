// @vitest-environment jsdom
import type { ReactNode } from 'react'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OutlineEntry } from '../../config/node.ts'
import type { Change } from '../host/api.ts'
import { TypingContext } from '../controls/typing.ts'
import { usePlaces } from './use-places.ts'

afterEach(cleanup)

const entry = (id: string) => ({ id, kind: 'Field', keys: ['sections', id], entries: [] }) as unknown as OutlineEntry
const outline = ['Shipper', 'Consignee', 'Agent', 'Notify'].map(entry)
const [, , , notify = entry('Notify')] = outline

it('[BX-04] whoever moves an entry several times, quicker than is answered, moves it so many places; what was refused moves nothing', () => {
  const asked: Change[] = []
  let settled = 0
  const around = ({ children }: { children: ReactNode }) => (
    <TypingContext value={{ asked: () => asked.length, settled, lose: () => undefined }}>{children}</TypingContext>
  )
  const { result, rerender } = renderHook(
    () => usePlaces(outline, 'forms/booking.layout.json', (...changes) => void asked.push(...changes)),
    { wrapper: around },
  )
  const press = (steps: number) => {
    act(() => result.current.move(notify, steps))
    const last = asked.at(-1)
    return last?.kind === 'move' && `${last.where} ${last.beside}`
  }
  expect([press(-1), press(-1), press(1), press(-1), press(-1)]).toEqual([
    'before Agent',
    'before Consignee',
    'after Consignee',
    'before Consignee',
    'before Shipper',
  ])
  expect(result.current.placeOf(notify)).toBe(0)
  press(-1)
  expect(asked).toHaveLength(5)
  settled = 5
  rerender()
  expect(press(-1)).toBe('before Agent')
})
