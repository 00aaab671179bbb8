// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { later, ok, refused, type Reply } from '../testing/world.tsx'
import { open, press, replies } from './testing.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('a level that can be written as a file', () => {
  const files: Blob[] = []
  const names: string[] = []
  const catchFiles = () => {
    files.splice(0)
    names.splice(0)
    URL.createObjectURL = (file) => (files.push(file as Blob), 'blob:x')
    URL.revokeObjectURL = () => undefined
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      names.push(this.download)
    })
  }
  const lines: Reply = ({ query }) =>
    query?.page === 1
      ? ok({ lines: [{ no: 1, parts: [{ name: 'bolt' }, { name: 'nut' }] }, { no: 2 }], total: '3', size: 2 })
      : ok({ lines: [{ no: 3, parts: [{ name: 'pin' }] }], total: 3, size: 2 })

  it('fetches it page by page, one row for each innermost entry', async () => {
    catchFiles()
    const { callsOf } = open('orders/order,O1', { ...replies, findLines: lines })
    await press('write')
    await waitFor(() => expect(files).toHaveLength(1))
    expect(names).toEqual(['Order-O1.csv'])
    expect(await files[0]?.text()).toBe('Order,Line,Part\r\nO1,1,bolt\r\nO1,1,nut\r\nO1,2,\r\nO1,3,pin\r\n')
    expect(callsOf('findLines')).toEqual([
      { path: { no: 'O1' }, query: { page: 1 } },
      { path: { no: 'O1' }, query: { page: 2 } },
    ])
    expect(screen.getByRole('button', { name: 'write' })).toBeDefined()
  })

  it('shows how far it is, and writes nothing once it is cancelled', async () => {
    catchFiles()
    const second = later()
    open('orders/order,O1', {
      ...replies,
      findLines: (input) => (input.query?.page === 1 ? lines(input) : second.reply(input)),
    })
    await press('write')
    await waitFor(() =>
      expect(screen.getByRole('progressbar', { name: 'write' }).getAttribute('aria-valuenow')).toBe('50'),
    )
    expect(screen.getByText('grid.exporting 1 2')).toBeDefined()
    await press('action.cancel')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'write' }))
    second.give(lines({ query: { page: 2 } }) as never)
    await press('write')
    expect(files).toEqual([])
  })

  it('says that the file could not be written, and has the reason logged', async () => {
    catchFiles()
    const { services, callsOf } = open('orders/order,O1', { ...replies, findLines: lines })
    URL.createObjectURL = () => {
      throw new Error('no room')
    }
    await press('write')
    const told = { severity: 'error', text: 'error.somethingWentWrong' }
    await waitFor(() => expect(services.notify).toHaveBeenCalledWith(told))
    expect(callsOf('logError')).toMatchObject([{ body: { message: expect.stringContaining('no room') } }])
    expect(await screen.findByRole('button', { name: 'write' })).toBeDefined()
  })

  it('writes nothing when a page cannot be loaded, and says so', async () => {
    catchFiles()
    const { services } = open('orders/order,O1', { ...replies, findLines: () => refused() })
    await press('write')
    await waitFor(() =>
      expect(services.notify).toHaveBeenCalledWith({ severity: 'error', text: 'error.somethingWentWrong no' }),
    )
    expect(files).toEqual([])
  })
})
