/** The parts that a view's blocks may name, a module of its own: a screen without blocks does not load it. */
import { definePart } from '../render/index.ts'
import type { BlockPart } from '../render/index.ts'
import { DocumentsBlock } from './documents/DocumentsBlock.tsx'
import { blockManifest as documents } from './documents/manifest.ts'
import { FieldsBlock } from './fields-block/FieldsBlock.tsx'
import { manifest as fields } from './fields-block/manifest.ts'
import { manifest as note } from './note-block/manifest.ts'
import { NoteBlock } from './note-block/NoteBlock.tsx'
import { manifest as parties } from './parties-block/manifest.ts'
import { PartiesBlock } from './parties-block/PartiesBlock.tsx'
import { manifest as remarks } from './remarks-block/manifest.ts'
import { RemarksBlock } from './remarks-block/RemarksBlock.tsx'
import { manifest as table } from './table-block/manifest.ts'
import { TableBlock } from './table-block/TableBlock.tsx'
import { manifest as timeline } from './timeline-block/manifest.ts'
import { TimelineBlock } from './timeline-block/TimelineBlock.tsx'

const parts = [
  definePart(fields, { component: FieldsBlock }),
  definePart(table, { component: TableBlock }),
  definePart(timeline, { component: TimelineBlock }),
  definePart(remarks, { component: RemarksBlock }),
  definePart(parties, { component: PartiesBlock }),
  definePart(note, { component: NoteBlock, showsEmpty: true }),
  definePart(documents, { component: DocumentsBlock, showsEmpty: true }),
]

/** Block parts by the names that the JSON uses. */
export const blockParts: Record<string, BlockPart> = Object.fromEntries(parts.map((part) => [part.manifest.name, part]))
