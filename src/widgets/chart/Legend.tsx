import { Fragment } from 'react'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { countText, TOUCH, useEngine } from '../../render/index.ts'
import type { Figure } from '../../render/index.ts'

interface Props {
  figures: readonly Figure[]
  /** One for each; without them the parts are told apart otherwise. */
  colours?: readonly string[]
  /** Index of the part under the pointer or the focus. */
  current: number | undefined
  setCurrent(index: number | undefined): void
  choose(figure: Figure): void
}

/** How many parts are seen at once; the others are scrolled to. */
const SEEN = 8

/** The parts of a chart by colour, name and value: the way through them with the keyboard. */
export function Legend({ figures, colours, current, setCurrent, choose }: Props) {
  const { formats } = useEngine()
  const scrolls = figures.length > SEEN
  return (
    <Box
      component="ul"
      tabIndex={scrolls && !figures.some(({ opens }) => opens) ? 0 : undefined}
      sx={{
        flex: '1 1 170px',
        minWidth: 0,
        maxWidth: 400,
        listStyle: 'none',
        m: 0,
        p: '3px',
        ...(scrolls && {
          maxHeight: SEEN * 32 + 20,
          overflowY: 'auto',
          [TOUCH]: { maxHeight: SEEN * 44 + 20 },
          pb: 2.5,
          maskImage: 'linear-gradient(black calc(100% - 28px), transparent)',
          // Paper is not scrolled.
          '@media print': { maxHeight: 'none', maskImage: 'none' },
        }),
      }}
    >
      {figures.map((figure, index) => {
        const shown = (
          <>
            {colours !== undefined && (
              <Box
                component="span"
                aria-hidden
                sx={{
                  flex: 'none',
                  width: 12,
                  height: 12,
                  borderRadius: '3px',
                  bgcolor: colours[index],
                  forcedColorAdjust: 'none',
                  printColorAdjust: 'exact',
                }}
              />
            )}
            {/* Words that a slash joins may stand on two lines. */}
            <Box component="span" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {figure.label.split('/').map((part, place) => (
                <Fragment key={place}>
                  {place > 0 && (
                    <>
                      /<wbr />
                    </>
                  )}
                  {part}
                </Fragment>
              ))}
            </Box>
            <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {countText(figure.value ?? 0, formats)}
            </Box>
          </>
        )
        const look = {
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          width: '100%',
          minHeight: 32,
          [TOUCH]: { minHeight: 44 },
          px: 1,
          py: 0.25,
          borderRadius: 1,
          typography: 'body2',
          textAlign: 'left',
          bgcolor: index === current ? 'action.hover' : undefined,
        } as const
        const watch = { onMouseEnter: () => setCurrent(index), onMouseLeave: () => setCurrent(undefined) }
        return (
          <li key={figure.id}>
            {figure.opens ? (
              <ButtonBase
                sx={look}
                {...watch}
                onFocus={() => setCurrent(index)}
                onBlur={() => setCurrent(undefined)}
                onClick={() => choose(figure)}
              >
                {shown}
              </ButtonBase>
            ) : (
              <Box sx={look} {...watch}>
                {shown}
              </Box>
            )}
          </li>
        )
      })}
    </Box>
  )
}
