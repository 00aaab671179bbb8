import { createRoot } from 'react-dom/client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { labels, model } from 'virtual:bench-view'
import type { ViewModel } from '../../../src/config/index.ts'
import { EngineContext } from '../../../src/render/index.ts'
import { ViewScreen } from '../../../src/render/view.ts'
import { blockParts } from '../../../src/widgets/blocks.ts'
import { cellParts } from '../../../src/widgets/cells.ts'
import { servicesOf } from '../engine-services.ts'
import { answerOf } from './records.ts'

/** The real parts, and a gateway that answers at once. */
const services = servicesOf(
  (operation, { body }) => Promise.resolve({ ok: true, status: 200, data: answerOf(operation, body ?? {}) }),
  { cells: cellParts, blocks: blockParts },
  labels,
)
const root = document.getElementById('root')
if (root !== null)
  createRoot(root).render(
    <QueryClientProvider client={new QueryClient()}>
      <EngineContext value={services}>
        <ViewScreen model={model as ViewModel} recordId="BENCH" onClosed={() => undefined} />
      </EngineContext>
    </QueryClientProvider>,
  )
