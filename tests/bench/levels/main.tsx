import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { labels, model } from 'virtual:bench-view'
import { EngineContext, type EngineServices } from '../../../src/render/index.ts'
import { ViewScreen } from '../../../src/render/view.ts'
import { blockParts } from '../../../src/widgets/blocks.ts'
import { cellParts } from '../../../src/widgets/cells.ts'
import { answerOf } from './records.ts'

const nothing = () => undefined

/** The real parts, and a gateway that answers at once. */
const services: EngineServices = {
  port: { call: (operation, { body }) => Promise.resolve({ ok: true, status: 200, data: answerOf(operation, body ?? {}) }) },
  parts: { fields: {}, cells: cellParts, blocks: blockParts, charts: {} },
  t: (label, values = {}) => Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), labels[label] ?? label),
  locale: 'en',
  scope: { session: {}, tenant: {}, address: {} },
  nonce: undefined,
  ask: () => Promise.resolve(true),
  notify: nothing,
  open: nothing,
  close: nothing,
  refresh: nothing,
  go: nothing,
  publicLink: () => '',
  print: () => Promise.resolve(true),
  help: nothing,
}
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <EngineContext value={services}>
        <ViewScreen model={model} recordId="BENCH" onClosed={nothing} />
      </EngineContext>
    </QueryClientProvider>,
  )
