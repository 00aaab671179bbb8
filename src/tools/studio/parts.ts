import type { StudioProject } from '../../studio/host/api.ts'
import { manifests } from '../../widgets/manifests.ts'

/** The parts that fields, cells, widgets and blocks may be drawn by, with their options. */
export function partsOf(): StudioProject['parts'] {
  const of = (kind: string) =>
    manifests.flatMap((part) => (part.kind === kind ? [{ name: part.name, options: part.options.properties }] : []))
  return { cell: of('cell'), field: of('field'), chart: of('chart'), block: of('block') }
}
