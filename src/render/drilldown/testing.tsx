import { useMemo, useState } from 'react'
import { fireEvent, render, screen } from '@testing-library/react'
import { stillScreen, viewScope } from '../blocks/scope.ts'
import { useRowOpening } from '../screen/opening.ts'
import { PlaceContext, type Move, type Place } from '../screen/place.ts'
import { ScreenContext } from '../screen/screen.ts'
import type { BlockPart } from '../services/parts.ts'
import { manifestOf } from '../testing/manifest.ts'
import { ok, testWorld, type Reply } from '../testing/world.tsx'
import { Drilldown } from './drilldown.tsx'
import { orders } from './examples.ts'

const words: BlockPart = {
  manifest: manifestOf('block', 'words'),
  component: ({ data }) => <p>{JSON.stringify(data)}</p>,
}
const rows: BlockPart = {
  ...words,
  component: function Rows({ block, data }) {
    const opening = useRowOpening(block)
    return (data as Record<string, unknown>[]).map((row, index) => (
      <button key={index} autoFocus={opening?.isLeft(row) ?? false} onClick={() => opening?.open(row)}>
        {`row ${String(row.no)}`}
      </button>
    ))
  },
}

export const page = (from: number) => ({
  data: [
    { no: `O${String(from)}`, name: 'first' },
    { no: `O${String(from + 1)}`, name: 'second' },
  ],
  total: 3,
  size: 2,
})
export const replies: Record<string, Reply> = {
  findOrders: ({ body }) =>
    ok((body as { page: number }).page === 1 ? page(1) : { ...page(3), data: [{ no: 'O3', name: 'third' }] }),
  getOrder: () =>
    ok({
      lines: [
        { no: 1, kind: { code: 'A' } },
        { no: 2, kind: { code: 'B' } },
      ],
    }),
  getLine: ({ path }) => ok({ a: `A of ${String(path?.of)}`, other: 'other', foot: 'the end' }),
}

/** The drill-down in a place that a test can look at, begun at a trail. */
export function open(trail = '', answers = replies, model = orders) {
  const world = testWorld(answers)
  Object.assign(world.services.parts, { blocks: { words, rows } })
  const moves: [string | undefined, Move][] = []
  const kept: { show(trail: string): void } = { show: () => undefined }
  const arrivals: string[][] = []
  function Kept() {
    const [values, setValues] = useState<Readonly<Record<string, string>>>({ trail })
    kept.show = (shown) => setValues({ trail: shown })
    const place = useMemo<Place>(
      () => ({
        values,
        change: (changed, move) => {
          moves.push([changed.trail, move])
          setValues(changed)
        },
        arrive: (way) => arrivals.push(way.map((each) => each.trail ?? '')),
      }),
      [values],
    )
    const still = useMemo(() => stillScreen({}, viewScope(world.services.scope, '7', {})), [])
    const file = useMemo(() => ({ id: 'F1' }), [])
    return (
      <PlaceContext value={place}>
        <ScreenContext value={still}>
          <Drilldown model={model} file={file} />
        </ScreenContext>
      </PlaceContext>
    )
  }
  const { unmount } = render(<Kept />, { wrapper: world.Portal })
  return { ...world, unmount, moves, arrivals, back: () => kept.show('') }
}
export const heading = (name: string) => screen.findByRole('heading', { name })
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
