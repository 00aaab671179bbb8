import type { PgTable } from 'drizzle-orm/pg-core'
import { referenceLists } from '../reference/lists.ts'
import type { Db } from '../store/connection.ts'
import { insertAll } from '../store/insert.ts'
import { districtPorts, foreignPorts } from '../store/tables/ports.ts'
import { cities, containerTypes, countries, systemCodes } from '../store/tables/reference.ts'

/** Writes the reference lists whose tables are empty. */
export async function fillReference(db: Db): Promise<void> {
  const lists = referenceLists()
  const fill = async <Table extends PgTable>(table: Table, rows: Table['$inferInsert'][]): Promise<void> => {
    if (Number(await db.$count(table)) === 0) await insertAll(db, table, rows)
  }
  await fill(countries, lists.countries)
  await fill(cities, lists.cities)
  await fill(systemCodes, lists.systemCodes)
  await fill(containerTypes, lists.containerTypes)
  await fill(foreignPorts, lists.foreignPorts)
  await fill(districtPorts, lists.districtPorts)
}
