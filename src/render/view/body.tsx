import { useMemo, useState } from 'react'
import Box from '@mui/material/Box'
import type { ViewModel } from '../../config/index.ts'
import { NARROW } from '../narrow.ts'
import { ScreenContext } from '../screen.ts'
import { useEngine } from '../services.ts'
import { stillScreen, viewScope } from './scope.ts'
import { ViewMenu, ViewSection } from './sections.tsx'

export interface ViewBodyProps {
  model: ViewModel
  /** `address.id` in the values of blocks with a call of their own. */
  recordId: string
  /** What the view shows. */
  data: unknown
  /** Makes the DOM ids of the sections. */
  id: string
}

/** The sections of a view over data that is there, with their menu. Fills the height it is given. */
export function ViewBody({ model, recordId, data, id }: ViewBodyProps) {
  const { scope } = useEngine()
  const screen = useMemo(() => stillScreen(model.lookups, viewScope(scope, recordId, data)), [model, scope, recordId, data])
  const [chosen, setChosen] = useState(model.sections[0]?.id ?? '')
  const current = model.sectionsShown === 'one' ? chosen : null
  return (
    <ScreenContext value={screen}>
      <Box sx={{ display: 'flex', flex: 1, minHeight: 0, [NARROW]: { flexDirection: 'column' } }}>
        <ViewMenu id={id} sections={model.sections} current={current} choose={setChosen} />
        <Box sx={{ position: 'relative', flex: 1, minWidth: 0, overflow: 'auto', p: { xs: 2, sm: 3 } }}>
          {model.sections
            .filter((section) => current === null || section.id === current)
            .map((section) => (
              <ViewSection key={section.id} id={id} section={section} data={data} />
            ))}
        </Box>
      </Box>
    </ScreenContext>
  )
}
