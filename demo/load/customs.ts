import type { TenantRow } from '../../src/gateway/filling.ts'
import type { Copy } from './copies.ts'
import { copiesOf, groupsOf, standingOf } from './copies.ts'
import type { CustomsFileData } from './customs-rows.ts'
import { fileRow, keyRows, milestoneRows, recordRows, remarkRows } from './customs-rows.ts'
import { templateOf } from './marks.ts'
import { readData } from './read.ts'
import type { World } from './world.ts'

/** What is stored of a file. */
const TABLES = ['customsFiles', 'customsFileKeys', 'customsMilestones', 'customsRemarks', 'customsRecords'] as const

/** Files whose records are made and stored at once. */
const GROUP = 200

/** Every file of the data. `showcase` is the one that shows everything: many invoices, goods of every agency. */
export function customsFiles(): CustomsFileData[] {
  return ['showcase', 'regular', 'inbond', 'ftz'].flatMap((name) => readData<CustomsFileData[]>(`customs/${name}`))
}

/** Customs files, numbered in the order in which they were opened, and what hangs below them; answers the newest. */
export async function fillCustoms(world: World, kept: number): Promise<TenantRow<'customsFiles'>[]> {
  const copies = copiesOf(customsFiles(), { ...world, momentOf: ({ opened }) => opened })
  const templates = new Map(copies.map(({ row }) => [row, templateOf(row)]))
  const first = 10_000 + world.ordinal * 12_657
  let newest: TenantRow<'customsFiles'>[] = []
  const fill = async () => {
    for (const group of groupsOf([...copies.entries()], GROUP)) {
      const files = group.map(([index, copy]) => {
        const own = `${yearOf(copy)}${String(first + index).padStart(5, '0')}`
        return templates.get(copy.row)?.({ ...standingOf(copy, world), own }) ?? copy.row
      })
      const rows = files.map(fileRow)
      await world.insert('customsFiles', rows)
      await world.insert('customsFileKeys', files.flatMap(keyRows))
      await world.insert('customsMilestones', files.flatMap(milestoneRows))
      await world.insert('customsRemarks', files.flatMap(remarkRows))
      await world.insert('customsRecords', files.flatMap(recordRows))
      newest = [...newest, ...rows].slice(-kept)
    }
  }
  await (world.scale > 1 ? world.inBulk(TABLES, fill) : fill())
  return newest
}

/** Two figures of the year in which a file was opened: its number begins with them. */
function yearOf({ moment }: Copy<unknown>): string {
  return String(new Date(moment).getUTCFullYear()).slice(2)
}
