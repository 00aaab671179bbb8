import { count } from 'drizzle-orm'
import type { Db } from '../../store/connection.ts'
import { districtPorts, foreignPorts as foreignPortsTable } from '../../store/tables/ports.ts'
import { insertAll } from '../insert.ts'
import { foreignPorts } from '../world/foreign-ports.ts'
import { usPorts } from '../world/us-ports.ts'

/** The ports of a store that has none yet. */
export async function seedPorts(db: Db): Promise<void> {
  const [ports] = await db.select({ rows: count() }).from(districtPorts)
  if (Number(ports?.rows ?? 0) > 0) return
  await insertAll(db, foreignPortsTable, foreignPorts())
  await insertAll(
    db,
    districtPorts,
    usPorts().map(({ code, name, state }) => ({ code, name, state })),
  )
}
