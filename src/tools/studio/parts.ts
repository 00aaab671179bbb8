import type { PartManifest } from '../../config/index.ts'
import type { StudioPart, StudioProject } from '../../studio/host/api.ts'
import { manifests } from '../../widgets/manifests.ts'

/** The parts that fields, cells, widgets and blocks may be drawn by, with their options. */
export function partsOf(): StudioProject['parts'] {
  const of = (kind: string) => manifests.flatMap((part) => (part.kind === kind ? [partOf(part)] : []))
  return { cell: of('cell'), field: of('field'), chart: of('chart'), block: of('block') }
}

function partOf({ name, description, types, options }: PartManifest): StudioPart {
  return { name, description, types, needs: options.required ?? [], options: options.properties }
}
