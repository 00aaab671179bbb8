import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { badgeLook, countText, useEngine } from '../../render/index.ts'
import type { ChartPartProps, Figure } from '../../render/index.ts'

/** Room in pixels that a step and its name need beside others. */
const STEP = 96

/** Steps from left to right, from top to bottom where there is little room. A step without a count is there, but leads nowhere. */
export function StepperChart({ label, figures, choose }: ChartPartProps) {
  const narrow = `@container (max-width: ${figures.length * STEP}px)`
  return (
    <Box
      component="ol"
      aria-label={label}
      sx={{
        display: 'flex',
        listStyle: 'none',
        m: 0,
        p: 0,
        isolation: 'isolate',
        [narrow]: { flexDirection: 'column' },
      }}
    >
      {figures.map((figure, index) => (
        <Box
          component="li"
          key={figure.id}
          sx={{
            position: 'relative',
            flex: 1,
            minWidth: 0,
            '&::before':
              index === 0
                ? undefined
                : {
                    content: '""',
                    position: 'absolute',
                    // A long count reaches over the line, which would strike it out.
                    zIndex: -1,
                    top: 37,
                    left: 'calc(-50% + 32px)',
                    right: 'calc(50% + 32px)',
                    height: 2,
                    bgcolor: 'divider',
                  },
            [narrow]: { '&::before': { top: -10, bottom: 'auto', left: 35, right: 'auto', width: 2, height: 20 } },
          }}
        >
          <Step figure={figure} narrow={narrow} choose={choose} />
        </Box>
      ))}
    </Box>
  )
}

/** `narrow`: the container query under which steps stand below each other. */
function Step({ figure, narrow, choose }: { figure: Figure; narrow: string; choose(figure: Figure): void }) {
  const { t, formats } = useEngine()
  return (
    <ButtonBase
      aria-disabled={!figure.opens}
      onClick={() => choose(figure)}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'flex-start',
        gap: 1,
        width: '100%',
        // A name may take two lines: steps of several lists stand at one height.
        minHeight: 100,
        p: 1,
        pt: 1.25,
        borderRadius: 1,
        cursor: figure.opens ? 'pointer' : 'default',
        '&:hover': figure.opens ? { bgcolor: 'action.hover' } : undefined,
        [narrow]: { flexDirection: 'row', gap: 2, minHeight: 64, py: 0.75 },
      }}
    >
      <Box
        component="span"
        sx={{
          flex: 'none',
          display: 'grid',
          placeItems: 'center',
          minWidth: 54,
          height: 54,
          px: 1,
          borderRadius: '27px',
          typography: 'h2',
          // Not seen, but where the reader's own colours take the ground away.
          border: '2px solid transparent',
          ...(figure.opens
            ? badgeLook(figure.tone ?? 'neutral')
            : { color: 'text.secondary', bgcolor: 'background.paper', borderColor: 'divider' }),
        }}
      >
        {figure.value === undefined ? t('dashboard.noFigure') : countText(figure.value, formats)}
      </Box>
      <Box
        component="span"
        sx={{
          typography: 'body2',
          fontWeight: 600,
          textAlign: 'center',
          color: figure.opens ? 'text.primary' : 'text.secondary',
        }}
      >
        {figure.label}
      </Box>
    </ButtonBase>
  )
}
