import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { TrackingModel } from '../../config/index.ts'
import type { Portal } from '../portal/portal.ts'
import { renderInShell } from './shell.tsx'
import { TrackingForm } from '../tracking/TrackingForm.tsx'

export const tracking: TrackingModel = {
  path: {},
  query: { Fields: '*', PageIndex: 1 },
  at: 'shipments',
  id: 'gShpId',
  numbers: [
    { id: 'ShpNos', label: 'tracking.ShpNos', query: {} },
    { id: 'RefNos', label: 'tracking.RefNos', query: { PageIndex: -1 } },
  ],
  anyKind: false,
  characters: 'simple',
  drawer: 'item',
}

/** What the gateway is asked, and what it answers. */
export const wire = { asked: [] as URL[], sent: undefined as unknown, answer: (): Response => Response.json({}) }

let shown: Portal | undefined

/** Has each test of a file ask the wire above, and forget what it showed. */
export function eachAsksTheWire(): void {
  beforeEach(() => {
    wire.asked.splice(0)
    wire.answer = () => Response.json({})
    vi.stubGlobal('navigator', { ...navigator, userAgent: '' })
    vi.stubGlobal('fetch', async (request: Request) => {
      const url = new URL(request.url)
      if (url.pathname.endsWith('/log')) return new Response(null, { status: 204 })
      wire.asked.push(url)
      wire.sent = request.method === 'POST' ? await request.json() : undefined
      return wire.answer()
    })
  })
  afterEach(() => {
    cleanup()
    shown?.tabs.close()
    vi.unstubAllGlobals()
  })
}

const ASKS: Partial<TrackingModel> = { operation: 'trackShipments' }

/** Shows the form over a list with filters; without `asks` it asks nothing. */
export function show(change: Partial<TrackingModel> = {}, { at = '/list?f.name=a', asks = ASKS } = {}): Portal {
  shown = renderInShell(<TrackingForm tracking={{ ...tracking, ...asks, ...change }} />, {
    boot: { tracking, drawers: [{ id: 'item', screen: 'views/item', anchor: 'right', width: 'record' }] },
    at,
  })
  window.history.replaceState(null, '', `/north${at}`)
  return shown
}

export function type(text: string): void {
  fireEvent.change(screen.getByRole('textbox', { name: 'Number to track' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Track' }))
}

export const address = () => screen.getByRole('status', { name: 'address', hidden: true }).textContent
