import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { labels, model } from 'virtual:bench-view'
import { EngineContext, type EngineServices } from '../../../src/render/index.ts'
import { ViewScreen } from '../../../src/render/view.ts'
import { blockParts } from '../../../src/widgets/blocks.ts'
import { cellParts } from '../../../src/widgets/cells.ts'
import { servicesOf } from '../../../src/widgets/testing/services.ts'
import { answerOf } from './records.ts'

/** The real parts, and a gateway that answers at once. */
const services: EngineServices = {
  ...servicesOf((operation, { body }) => Promise.resolve({ ok: true, status: 200, data: answerOf(operation, body ?? {}) })),
  parts: { fields: {}, cells: cellParts, blocks: blockParts, charts: {} },
  t: (label, values = {}) => Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), labels[label] ?? label),
}
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <EngineContext value={services}>
        <ViewScreen model={model} recordId="BENCH" onClosed={() => undefined} />
      </EngineContext>
    </QueryClientProvider>,
  )
