import Box from '@mui/material/Box'
import { useNavigate } from 'react-router-dom'
import { EngineContext } from '../../render/index.ts'
import { Broken } from '../pages/inside.tsx'
import { PageOutline } from '../pages/outline.tsx'
import { useT } from '../portal/portal.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { loadForm } from './load.ts'
import type { LoadedForm } from './load.ts'
import { useFormEngine } from './use-form-engine.ts'
import { useLoaded } from './use-loaded.ts'

/** In place of a record's id: the page is about one record alone, and its form loads that without an id. */
const THE_ONE = 'own'

/** A page that is a form. What is typed and not saved is kept as a draft; closing it leads to the start page. */
export function FormPage({ screen }: { screen: string }) {
  const { data, isError, refetch } = useLoaded(screen, loadForm)
  if (isError) return <Broken onRetry={() => void refetch()} />
  return data ? <OpenForm loaded={data} /> : <PageOutline />
}

function OpenForm({ loaded }: { loaded: LoadedForm }) {
  const { model, validator, Screen } = loaded
  const t = useT()
  const engine = useFormEngine(loaded)
  const navigate = useNavigate()
  return (
    <EngineContext value={engine}>
      <Breadcrumb title={t(model.title)} />
      <Box sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: '12px' }}>
        <Screen model={model} validator={validator} recordId={THE_ONE} isPage onClosed={() => void navigate('/')} />
      </Box>
    </EngineContext>
  )
}
