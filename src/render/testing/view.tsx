import { render, screen } from '@testing-library/react'
import type { BlockModel, ViewModel } from '../../config/index.ts'
import type { BlockPart } from '../services/parts.ts'
import { ViewScreen } from '../view/screen.tsx'
import { manifestOf } from './manifest.ts'
import { testWorld, type Reply } from './world.tsx'

/** A part that shows its data as words. */
export const words: BlockPart = {
  manifest: manifestOf('block', 'words'),
  component: ({ data }) => <p>{JSON.stringify(data)}</p>,
}
/** A part that breaks until it is mended. */
const broken: BlockPart = {
  ...words,
  component: ({ data }) => {
    if (data === 'mended') return <p>mended</p>
    throw new Error('broken block')
  },
}

/** A block of words, at the place of its id. */
export const block = (id: string, change: Partial<BlockModel> = {}): BlockModel => ({
  id,
  block: 'words',
  at: id,
  options: {},
  fields: [],
  columns: [],
  details: [],
  actions: [],
  empty: 'nothing',
  ...change,
})
/** A view of a thing, with these blocks in its first section. */
export const viewOf = (blocks: BlockModel[], change: Partial<ViewModel> = {}): ViewModel => ({
  kind: 'view',
  name: 'thing',
  title: 'thing.title',
  source: { operation: 'getThing', path: { id: { from: 'address.id' } }, query: {}, at: '' },
  number: 'no',
  titles: [],
  empty: 'view.noData',
  actions: [],
  menu: true,
  sectionsShown: 'all',
  sections: [
    { id: 'one', label: 'section.one', blocks },
    { id: 'two', label: 'section.two', blocks: [block('more')] },
  ],
  lookups: {},
  ...change,
})

/** Opens a view of thing 7 in a world that replies so. */
export async function openView(model: ViewModel, replies: Record<string, Reply>) {
  const world = testWorld(replies)
  Object.assign(world.services.parts, { blocks: { words, broken } })
  render(<ViewScreen model={model} recordId="7" onClosed={() => world.services.close()} />, { wrapper: world.Portal })
  await screen.findByText(/thing.title/)
  return world
}
/** What the call of the view brings. */
export const thing = { no: 'T-7', kind: 'A', list: [1, 2], more: { x: 1 } }
