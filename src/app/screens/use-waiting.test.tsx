// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
// What the tests begin to load is loaded: nothing is under way once the last of them has ended.
import '../../render/grid.ts'
import '../../widgets/cells.ts'
import '../device/lists.ts'
import { emptyBoot, renderInShell } from '../testing/shell.tsx'
import { useWaiting } from './use-waiting.ts'

const boot = {
  drawers: [
    { id: 'item', screen: 'forms/item', anchor: 'right' as const, width: 'form' as const },
    { id: 'record', screen: 'views/record', anchor: 'right' as const, width: 'record' as const },
  ],
  files: { ...emptyBoot.files, screens: { 'grids/list': 'screens/grids/behind.1.json' } },
}
const asked = vi.fn((_address: string) => Promise.resolve(new Response(null, { status: 503 })))

function Page() {
  const isWaiting = useWaiting('grids/list')
  return (
    <>
      <output aria-label="list">{isWaiting ? 'waits' : 'drawn'}</output>
      <Link to="?">Close</Link>
      <Link to="?item=2">Open</Link>
    </>
  )
}

function openAt(at: string, width = 1440): () => string | null {
  window.innerWidth = width
  window.innerHeight = 900
  renderInShell(<Page />, { boot, at }).tabs.close()
  return () => screen.getByLabelText('list').textContent
}

beforeEach(() => {
  vi.stubGlobal('fetch', asked)
  asked.mockClear()
  return () => vi.unstubAllGlobals()
})

describe('a list behind a form that the address opens', () => {
  it('waits until the form is closed, and never again', () => {
    const list = openAt('/list?item=new')
    expect(list()).toBe('waits')
    fireEvent.click(screen.getByRole('link', { name: 'Close' }))
    expect(list()).toBe('drawn')
    fireEvent.click(screen.getByRole('link', { name: 'Open' }))
    expect(list()).toBe('drawn')
  })

  it('has its code asked for with the first sign of somebody', () => {
    openAt('/list?item=new')
    expect(asked).not.toHaveBeenCalled()
    fireEvent.keyDown(window, { key: 'Tab' })
    fireEvent.keyDown(window, { key: 'Tab' })
    expect(asked.mock.calls.map(([address]) => address)).toEqual(['/tenants/north/screens/grids/behind.1.json'])
  })

  it.each([
    ['without a form', '/list', 1440],
    ['behind a record that one leafs through', '/list?record=1', 1440],
    ['where much of it is seen', '/list?item=new', 3440],
  ])('is drawn at once %s', (_where, at, width) => {
    expect(openAt(at, width)()).toBe('drawn')
  })
})
