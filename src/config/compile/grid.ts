import type { ColumnModel, GridModel } from '../model/grid.ts'
import type { MergedFile } from '../layers/base-files.ts'
import type { Surroundings } from '../layers/surroundings.ts'
import { isHidden } from '../source/entries.ts'
import { namedLookups } from '../meta/covers.ts'
import { placeOf } from './blocks.ts'
import { compileLookups } from './lookups.ts'
import { plain } from './plain.ts'

/**
 * A grid that has been checked, compiled. Columns that a tenant hides also leave the card, the sort order and the marks of
 * changes; a list does not open with an arrangement that is hidden; buttons and clicks whose drawer the tenant lacks are left out.
 */
export function compileGrid(world: Surroundings, file: MergedFile): GridModel {
  const schema = world.project.language.metas.of('grid') ?? {}
  const { open, sort, card, arrangement, changes, ...raw } = plain(world.project.language, file.root, schema) as Omit<
    GridModel,
    'kind' | 'name' | 'lookups'
  >
  const row = world.project.contract.answer(raw.rows.operation, raw.rows.at)?.items
  const columns = raw.columns.map((column): ColumnModel => ({ ...column, ...placeOf(column, row) }))
  const has = (id: string) => columns.some((column) => column.id === id)
  const opens = (drawer: string) => {
    const entry = world.drawers.get(drawer)
    return entry !== undefined && !isHidden(entry)
  }
  const { status, ...shown } = card
  return {
    kind: 'grid',
    name: file.role.name,
    ...raw,
    columns,
    card: { ...shown, lines: card.lines.filter(has), ...(status !== undefined && has(status) && { status }) },
    ...(sort !== undefined && has(sort.column) && { sort }),
    ...(arrangement !== undefined && raw.arrangements.some(({ id }) => id === arrangement) && { arrangement }),
    ...(changes?.columns.some(has) && { changes: { columns: changes.columns.filter(has) } }),
    ...(open !== undefined && opens(open.drawer) && { open }),
    actions: raw.actions.filter(({ drawer, go }) => (drawer === undefined ? go !== undefined : opens(drawer))),
    lookups: compileLookups(world, [
      ...columns.flatMap((column) => lookupsOf(world, column)),
      ...raw.criteria.flatMap(({ lookup }) => lookup ?? []),
    ]),
  }
}

function lookupsOf(world: Surroundings, column: ColumnModel): string[] {
  return namedLookups(
    world.project.parts.find(({ kind, name }) => kind === 'cell' && name === column.cell),
    column.options,
  )
}
