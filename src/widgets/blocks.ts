/** The parts that a view's blocks may name, a module of its own: a screen without blocks does not load it. */
import { definePart, expectCode } from '../render/index.ts'
import type { BlockPart } from '../render/index.ts'
import { CardsBlock } from './cards-block/CardsBlock.tsx'
import { manifest as cards } from './cards-block/manifest.ts'
import { blockManifest as documents } from './documents/manifest.ts'
import { FieldsBlock } from './fields-block/FieldsBlock.tsx'
import { manifest as fields } from './fields-block/manifest.ts'
import { manifest as note } from './note-block/manifest.ts'
import { NoteBlock } from './note-block/NoteBlock.tsx'
import { manifest as parties } from './parties-block/manifest.ts'
import { PartiesBlock } from './parties-block/PartiesBlock.tsx'
import { manifest as remarks } from './remarks-block/manifest.ts'
import { RemarksBlock } from './remarks-block/RemarksBlock.tsx'
import { manifest as hero } from './hero-block/manifest.ts'
import { manifest as table } from './table-block/manifest.ts'
import { manifest as timeline } from './timeline-block/manifest.ts'
import { TimelineBlock } from './timeline-block/TimelineBlock.tsx'

/** Code that a screen without a sign-in needs late or not at all. */
const loadHero = () => import('./hero-block/HeroBlock.tsx').then(({ HeroBlock }) => HeroBlock)
const loadTable = () => import('./table-block/TableBlock.tsx').then(({ TableBlock }) => TableBlock)
const loadDocuments = () => import('./documents/DocumentsBlock.tsx').then(({ DocumentsBlock }) => DocumentsBlock)

const parts = [
  definePart(fields, { component: FieldsBlock }),
  definePart(table, { load: loadTable }),
  definePart(timeline, { component: TimelineBlock }),
  definePart(hero, { load: loadHero }),
  definePart(cards, { component: CardsBlock }),
  definePart(remarks, { component: RemarksBlock }),
  definePart(parties, { component: PartiesBlock }),
  definePart(note, { component: NoteBlock, showsEmpty: true }),
  definePart(documents, { load: loadDocuments, showsEmpty: true }),
]

/** Block parts by the names that the JSON uses. */
export const blockParts: Record<string, BlockPart> = Object.fromEntries(parts.map((part) => [part.manifest.name, part]))

/** Brings the parts whose code comes apart, for screens that most likely draw them; rejects when it cannot be loaded. */
export async function loadLateBlocks(): Promise<void> {
  const loads = [loadHero, loadTable, loadDocuments]
  loads.forEach(expectCode)
  await Promise.all(loads.map((load) => load()))
}
