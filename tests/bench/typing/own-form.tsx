import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { labels, model, validator } from 'virtual:bench-model'
import { EngineContext, type EngineServices } from '../../../src/render/index.ts'
import { FormPanel } from '../../../src/render/form.ts'
import { fieldParts } from '../../../src/widgets/fields.ts'
import { record } from './record.ts'

const nothing = () => undefined
const lookup = { lookupItems: ['KG', 'CTN', 'CBM', 'CM', '45G1'].map((value) => ({ value, label: value, kind: 'container' })), totalRecords: 5 }

const services: EngineServices = {
  port: { call: (operation) => Promise.resolve({ ok: true, status: 200, data: operation === model.record.load.operation ? record : lookup }) },
  parts: { fields: fieldParts, cells: {}, blocks: {}, charts: {} },
  t: (label) => labels[label] ?? label,
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
const client = new QueryClient()

/** The portal's form, with the real parts and a gateway that answers at once. */
export function OwnForm() {
  return (
    <QueryClientProvider client={client}>
      <EngineContext value={services}>
        <FormPanel model={model} validator={validator} recordId={record.unId} onClosed={nothing} />
      </EngineContext>
    </QueryClientProvider>
  )
}
