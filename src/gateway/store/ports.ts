import { asc, desc, ilike } from 'drizzle-orm'
import type { Db } from './connection.ts'
import { districtPorts, foreignPorts } from './tables/ports.ts'

export interface PortSearch {
  /** The name contains it, upper and lower case being the same. */
  name: string
  descending: boolean
}

/** Ports as US customs knows them: the same for every tenant. */
export interface Ports {
  /** By name. */
  foreign(search: PortSearch): Promise<(typeof foreignPorts.$inferSelect)[]>
  /** By name. */
  district(search: PortSearch): Promise<(typeof districtPorts.$inferSelect)[]>
}

export function portsOf(db: Db): Ports {
  return {
    foreign: ({ name, descending }) =>
      db
        .select()
        .from(foreignPorts)
        .where(ilike(foreignPorts.name, containing(name)))
        .orderBy(descending ? desc(foreignPorts.name) : asc(foreignPorts.name), asc(foreignPorts.code)),
    district: ({ name, descending }) =>
      db
        .select()
        .from(districtPorts)
        .where(ilike(districtPorts.name, containing(name)))
        .orderBy(descending ? desc(districtPorts.name) : asc(districtPorts.name), asc(districtPorts.code)),
  }
}

/** The pattern of a text that contains what was typed, whose own signs mean themselves. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
