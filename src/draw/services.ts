import type { EngineServices, Notice } from '../render/index.ts'
import type { Drawing } from './drawing.ts'
import { drawingPort } from './port.ts'

/** The engine's services without a portal: there is one screen, and nowhere to go from it. `notify` shows what the screen says. */
export function drawingServices(drawing: Drawing, parts: Partial<EngineServices['parts']>, notify: (notice: Notice) => void): EngineServices {
  const { labels } = drawing
  return {
    port: drawingPort(drawing),
    parts: { fields: {}, cells: {}, blocks: {}, charts: {}, ...parts },
    t: (label, params = {}) => (labels[label] ?? label).replace(/\{\{(\w+)\}\}/g, (_all, name: string) => String(params[name] ?? '')),
    locale: 'en',
    scope: { session: {}, tenant: {}, address: {} },
    nonce: undefined,
    ask: ({ title, text }) => Promise.resolve(window.confirm(`${title}\n\n${text}`)),
    notify,
    open: nothing,
    go: nothing,
    close: nothing,
    refresh: nothing,
    publicLink: () => '',
    print: () => Promise.resolve(false),
    help: nothing,
  }
}

function nothing(): void {
  return undefined
}
