import type { StudioProject } from '../../studio/host/api.ts'
import { manifests } from '../../widgets/manifests.ts'

/** Names of the parts that fields, cells and widgets may be drawn by. */
export function partNames(): StudioProject['parts'] {
  const of = (kind: string) => manifests.filter((part) => part.kind === kind).map(({ name }) => name)
  return { cell: of('cell'), field: of('field'), chart: of('chart') }
}
