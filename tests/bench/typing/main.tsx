import { createRoot } from 'react-dom/client'
import { OwnForm } from './own-form.tsx'
import { StockForm } from './stock-form.tsx'

/** `?form=own` the portal's form, `?form=stock` the form library's own of the same schema, data and validator. */
const form = new URLSearchParams(location.search).get('form')
const root = document.getElementById('root')
performance.mark('bench-draws')
if (root !== null) createRoot(root).render(form === 'stock' ? <StockForm /> : <OwnForm />)
