import { styled } from '@mui/material/styles'
import { inputEdge, SWITCH, useEngine } from '../../render/index.ts'
import type { FieldPartProps } from '../../render/index.ts'
import { TOUCH_HEIGHT } from '../input/FieldBox.tsx'
import { InputLine } from '../input/InputLine.tsx'
import { Labelled, spoken } from '../input/Labelled.tsx'
import type { Options } from './manifest.ts'

const { width: WIDTH, height: HEIGHT } = SWITCH
const RADIUS = SWITCH.knob / 2

const knobAt = (x: number, colour: string): string =>
  `radial-gradient(circle at ${String(x)}px center, ${colour} ${String(RADIUS - 0.5)}px, transparent ${String(RADIUS + 0.5)}px)`

/** The browser's own checkbox, drawn as a switch: one element, which nothing moves in. */
const Line = styled('div')(({ theme: { palette, typography, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  ...typography.body2,
  [breakpoints.down('sm')]: { minHeight: TOUCH_HEIGHT },
  '[data-compact] > &': { minHeight: 31 },
  '& > input': {
    appearance: 'none',
    flex: 'none',
    boxSizing: 'border-box',
    width: WIDTH,
    height: HEIGHT,
    margin: 0,
    padding: 0,
    border: `1px solid ${inputEdge(palette)}`,
    borderRadius: HEIGHT / 2,
    background: knobAt(HEIGHT / 2 - 1, inputEdge(palette)),
    cursor: 'pointer',
    forcedColorAdjust: 'none',
    '&:checked': {
      borderColor: palette.primary.main,
      background: `${knobAt(WIDTH - HEIGHT / 2 - 1, palette.primary.contrastText)}, ${palette.primary.main}`,
    },
    '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 2 },
  },
}))

/** A switch between two values of the data. Its state stands in words beside it, where there is room. */
export function Toggle(props: FieldPartProps<Options>) {
  const { id, field, value, change, readOnly, compact } = props
  const { on, off, onLabel, offLabel } = field.options
  const { t } = useEngine()
  const isOn = value === on
  const word = t(isOn ? onLabel : offLabel)
  if (readOnly) return <InputLine frame={props} value={word} />
  return (
    <Labelled frame={props}>
      <Line>
        <input
          type="checkbox"
          role="switch"
          {...spoken(props)}
          id={id}
          checked={isOn}
          onChange={(event) => change(event.target.checked ? on : off)}
        />
        {!compact && <span aria-hidden>{word}</span>}
      </Line>
    </Labelled>
  )
}
