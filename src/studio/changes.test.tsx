// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { OutlineEntry } from '../config/node.ts'
import { Changes } from './Changes.tsx'
import type { StudioState } from './host/api.ts'

afterEach(cleanup)

const FILE = 'forms/order.layout.json'
const path = `tenants/NORTH/${FILE}`
const entry = (keys: string[]): OutlineEntry =>
  ({ id: keys.at(-1) ?? '', kind: 'Field', keys, texts: {}, says: {}, entries: [] }) as unknown as OutlineEntry
const said = (text: string, pointer: string, line: number, file = path) => ({
  ...{ text, pointer, line, file },
  ...{ column: 1, reaches: [] },
})
const state = {
  screen: entry([]),
  outline: [entry(['fields', 'shipper'])],
  differences: [
    said('Shipper is hidden.', 'fields.shipper', 1),
    said('Shipper has a placeholder.', 'fields.shipper.options', 2),
    said('Order has another title.', '', 3),
    said('Delayed is now called Late.', 'status.delayed', 1, 'tenants/NORTH/labels/en.json'),
  ],
  ...{
    findings: [],
    files: [path, 'tenants/NORTH/labels/en.json'].map((each) => ({ path: each, text: '', version: 1 })),
  },
} as unknown as StudioState

it('what differs leads to its entry, to the one that it is inside of, or to the screen; what is of another file does not', () => {
  const selected: string[] = []
  render(<Changes state={state} file={FILE} select={(key) => selected.push(key)} />)
  for (const button of screen.getAllByRole('button', { name: /^(Shipper|Order) / })) fireEvent.click(button)
  expect(selected).toEqual(['fields.shipper', 'fields.shipper', ''])
  expect(screen.getByText('Delayed is now called Late.').tagName).toBe('LI')
})
