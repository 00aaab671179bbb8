import { createRoot } from 'react-dom/client'
import { FormilyForm } from './formily-form.tsx'
import { HandForm } from './hand-form.tsx'
import { drawPlainForm } from './plain-form.ts'
import { StockForm } from './stock-form.tsx'
import { record } from './workload.ts'

/** `?form=stock|hand|formily|plain&items=N`: the order as others draw it, marked as the drawing page marks its own. */
const asked = new URLSearchParams(location.search)
const form = asked.get('form')
const data = record(Number(asked.get('items')))
const root = document.getElementById('root')
if (root === null) throw new Error('The page has no root.')

performance.mark('bench-mount-start')
if (form === 'plain') drawPlainForm(root, data)
else {
  const Form = { stock: StockForm, hand: HandForm, formily: FormilyForm }[form ?? ''] ?? HandForm
  createRoot(root).render(<Form data={data} />)
}
