import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useWords } from '../../words/words.ts'
import type { HandedFocus } from './handed-focus.ts'

interface MovesProps {
  /** What the line is called. */
  name: string
  at: number
  /** How many lines there are, and how many of them can change places. */
  count: number
  movable?: number
  focus: Pick<HandedFocus<HTMLDivElement>, 'moved' | 'removed'>
  swap(to: number): void
  remove(): void
}

/** The buttons of a line that has a place among others. */
export function Moves({ name, at, count, movable = count, focus, swap, remove }: MovesProps) {
  const { t } = useWords()
  const move = (way: 'up' | 'down', to: number) => (
    <Button
      size="small"
      data-way={way}
      disabled={at >= movable || to < 0 || to >= movable}
      onClick={() => {
        focus.moved(to, count, way)
        swap(to)
      }}
    >
      {t(way === 'up' ? 'inspector.moveUp' : 'inspector.moveDown')}
    </Button>
  )
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {move('up', at - 1)}
      {move('down', at + 1)}
      <Button
        size="small"
        onClick={() => {
          focus.removed(at, count)
          remove()
        }}
      >
        {t('options.remove', { name })}
      </Button>
    </Stack>
  )
}
