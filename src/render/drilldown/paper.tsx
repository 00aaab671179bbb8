import { Fragment, useContext, useEffect } from 'react'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { holds } from '../../config/index.ts'
import type { DrilldownModel } from '../../config/index.ts'
import { stillScreen } from '../blocks/scope.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { Under, useHeadingTag } from '../blocks/heading.tsx'
import { SheetContext } from '../screen/sheet.ts'
import { ScreenContext, useScreen } from '../screen/screen.ts'
import { useEngine } from '../services/services.ts'
import { CrumbText } from './crumbs.tsx'
import type { DrilldownProps } from './drilldown.tsx'
import { nameOfStep } from './trail.ts'
import { walkDown, type WalkedLevel } from './walk.ts'

/** A drill-down on paper: all its levels, what a row opens below the list that it stands in. */
export function PaperDrilldown({ model, file }: DrilldownProps) {
  const { port } = useEngine()
  const { scope } = useScreen()
  const sheet = useContext(SheetContext)
  const { data, isError } = useQuery({
    queryKey: ['paper', model.name, file],
    queryFn: ({ signal }) =>
      walkDown({
        model,
        port,
        around: scope,
        file,
        signal,
        onStep: (walking) => sheet.onStep(model.name, walking),
      }).then((walked) => walked ?? null),
    retry: false,
    gcTime: 0,
  })
  useEffect(() => {
    if (isError) sheet.onFailed()
  }, [isError, sheet])
  return data ? <PaperLevel model={model} walked={data} /> : null
}

function PaperLevel({ model, walked: { opened, below } }: { model: DrilldownModel; walked: WalkedLevel }) {
  const Heading = useHeadingTag()
  const { level, scope, row, data } = opened
  const variant = level.variants.find(({ when }) => holds(when, scope))
  const blocks = [...level.blocks, ...(variant?.blocks ?? []), ...level.foot]
  return (
    <ScreenContext value={stillScreen(model.lookups, scope)}>
      <Box data-entry={level.id} sx={{ mt: level.opener === undefined ? 0 : 2.5 }}>
        {level.opener !== undefined && (
          <Typography component={Heading} variant="h6" sx={{ mb: 1, borderBottom: 1, borderColor: 'divider' }}>
            <CrumbText opened={opened} lookups={model.lookups} />
          </Typography>
        )}
        <Under>
          {blocks.map((block, index) => (
            <Box key={index} sx={{ 'div + &': { mt: 1.5 } }}>
              <Blocks blocks={[block]} data={block.shows === 'row' ? row : data} />
            </Box>
          ))}
          {below.map((each) => (
            <Fragment key={nameOfStep(each.opened.step)}>
              <PaperLevel model={model} walked={each} />
            </Fragment>
          ))}
        </Under>
      </Box>
    </ScreenContext>
  )
}
