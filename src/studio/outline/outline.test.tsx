// @vitest-environment jsdom
import { useState } from 'react'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { OutlineEntry } from '../../config/node.ts'
import { useFolds } from './folds.ts'
import { Outline } from './Outline.tsx'

// A page that is not laid out scrolls nowhere.
const scrolled: (string | undefined)[] = []
Element.prototype.scrollIntoView = function () {
  if (this instanceof HTMLElement) scrolled.push(this.dataset['key'])
}

afterEach(() => {
  cleanup()
  scrolled.length = 0
})

const entry = (id: string, above: string[], entries: OutlineEntry[] = []) =>
  ({ id, kind: 'Field', keys: [...above, id], texts: { en: id }, says: {}, entries }) as unknown as OutlineEntry
const outline = [
  entry(
    'Parties',
    [],
    [entry('Shipper', ['Parties']), entry('Agent', ['Parties'], [entry('City', ['Parties', 'Agent'])])],
  ),
]

function Drawn() {
  const [selected, select] = useState('')
  const [file, setFile] = useState('one')
  const folds = useFolds(file)
  return (
    <>
      <button onClick={() => setFile(file === 'one' ? 'two' : 'one')}>other</button>
      <button onClick={() => select('Parties.Agent.City')}>city</button>
      <Outline
        key={file}
        also={[]}
        language="en"
        change={() => undefined}
        {...{ outline, selected, select, file, folds }}
      />
    </>
  )
}

const items = () => screen.getAllByRole('treeitem').map((each) => each.dataset['key'])
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('the tree of entries', () => {
  it('folds and unfolds by arrows, and goes in and out by them', () => {
    render(<Drawn />)
    screen.getAllByRole('treeitem')[0]?.focus()
    expect(document.activeElement?.getAttribute('aria-expanded')).toBe('true')
    press('ArrowLeft')
    expect([items(), document.activeElement?.getAttribute('aria-expanded')]).toEqual([['Parties'], 'false'])
    press('ArrowRight')
    expect(items()).toHaveLength(4)
    press('ArrowRight')
    expect(document.activeElement?.getAttribute('data-key')).toBe('Parties.Shipper')
    expect(document.activeElement?.hasAttribute('aria-expanded')).toBe(false)
    press('ArrowLeft')
    expect(document.activeElement?.getAttribute('data-key')).toBe('Parties')
  })

  it('stays folded per screen, and opens for what is found or selected elsewhere', () => {
    render(<Drawn />)
    screen.getAllByRole('treeitem')[0]?.focus()
    press('ArrowLeft')
    fireEvent.click(screen.getByText('other'))
    expect(items()).toHaveLength(4)
    fireEvent.click(screen.getByText('other'))
    expect(items()).toEqual(['Parties'])
    const find = screen.getByRole('searchbox')
    fireEvent.change(find, { target: { value: 'cit' } })
    expect(items()).toEqual(['Parties', 'Parties.Agent', 'Parties.Agent.City'])
    fireEvent.change(find, { target: { value: '' } })
    expect(items()).toEqual(['Parties'])
    fireEvent.click(screen.getByText('city'))
    expect(items()).toHaveLength(4)
    expect(scrolled).toEqual(['Parties.Agent.City'])
  })
  it('drags an entry with its name as data, without which Safari drags nothing', () => {
    render(<Drawn />)
    const setData = vi.fn()
    fireEvent.dragStart(screen.getByRole('treeitem', { name: /Shipper/ }), { dataTransfer: { setData } })
    expect(setData.mock.calls).toEqual([['text/plain', 'Shipper']])
  })
})
