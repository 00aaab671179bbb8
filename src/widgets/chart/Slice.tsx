import type { Figure } from '../../render/index.ts'

/** What all parts of one picture share. */
export interface SlicesProps {
  figures: readonly Figure[]
  colours: readonly string[]
  /** Index of the part under the pointer or the focus. */
  current: number | undefined
  setCurrent(index: number | undefined): void
  choose(figure: Figure): void
}

/** One part of a picture, by the mouse; the keyboard goes through the legend. `outline` is the path of an SVG. */
export function Slice({ outline, index, figures, colours, current, setCurrent, choose }: SlicesProps & { outline: string; index: number }) {
  const figure = figures[index]
  return (
    <path
      d={outline}
      fill={colours[index]}
      opacity={current === undefined || current === index ? 1 : 0.35}
      cursor={figure?.opens === true ? 'pointer' : undefined}
      onMouseEnter={() => setCurrent(index)}
      onMouseLeave={() => setCurrent(undefined)}
      onClick={() => figure !== undefined && choose(figure)}
    />
  )
}
