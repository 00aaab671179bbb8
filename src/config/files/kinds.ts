import { isOwnName } from '../data/own.ts'
import { LANGUAGE_TAG } from '../model/languages.ts'
import { metaFolder, type Kind } from '../meta/metas.ts'

/** What a path says of a file: its kind, whose it is, and the base file at the same place. */
export interface FileRole {
  kind: Kind
  /** Absent for a file of the base. */
  tenant?: string
  /** Path of the base file; for a base file its own. */
  base: string
  /** `booking` of `forms/booking.layout.json`. */
  name: string
  /** A tenant's screen of its own: it lies over nothing. */
  isOwn?: true
}

const places: readonly [RegExp, Kind][] = [
  [/^(portal)\.json$/, 'portal'],
  [/^(lookups)\.json$/, 'lookups'],
  [/^forms\/([a-zA-Z0-9_-]+)\.schema\.json$/, 'data-rules'],
  [/^forms\/([a-zA-Z0-9_-]+)\.layout\.json$/, 'form-layout'],
  [/^grids\/([a-zA-Z0-9_-]+)\.json$/, 'grid'],
  [/^views\/([a-zA-Z0-9_-]+)\.json$/, 'view'],
  [/^drilldowns\/([a-zA-Z0-9_-]+)\.json$/, 'drilldown'],
  [/^dashboards\/([a-zA-Z0-9_-]+)\.json$/, 'dashboard'],
  [new RegExp(`^labels/(${LANGUAGE_TAG})\\.json$`), 'labels'],
]

/** What kind of file stands at a path; nothing for paths that are not configuration. */
export function roleOf(path: string): FileRole | undefined {
  const own = /^tenants\/([^/]+)\/(.+)$/.exec(path)
  const [tenant, rest] = own === null ? [undefined, path.replace(/^schemas\//, '')] : [own[1], own[2] ?? '']
  const alone = tenant === undefined ? undefined : /^(tenant|base)\.json$/.exec(rest)?.[1]
  if (tenant !== undefined && alone !== undefined) return { kind: alone as Kind, tenant, base: path, name: alone }
  for (const [pattern, kind] of places) {
    const name = pattern.exec(rest)?.[1]
    const isOwn = tenant !== undefined && kind !== 'labels' && isOwnName(name ?? '')
    if (name !== undefined)
      return {
        kind,
        base: `schemas/${rest}`,
        name,
        ...(tenant !== undefined && { tenant }),
        ...(isOwn && { isOwn }),
      }
  }
  return undefined
}

/** Whether a file lies over one of the base; a tenant's own screens and languages, its own file and its record do not. */
export function isOverride({ tenant, kind, isOwn }: FileRole): boolean {
  return tenant !== undefined && kind !== 'tenant' && kind !== 'base' && isOwn !== true
}

/** The `$schema` that a file must name: its meta-schema, relative to the file; for an override, or a file that extends another, the one with nothing required (labels require nothing). */
export function schemaRefOf(path: string, role: FileRole, isExtending = false): string {
  const up = '../'.repeat(path.split('/').length - 1)
  const target = `${metaFolder}${(isExtending || isOverride(role)) && role.kind !== 'labels' ? 'overrides/' : ''}${role.kind}.schema.json`
  return path.startsWith('schemas/')
    ? `${'../'.repeat(path.split('/').length - 2)}${target.slice('schemas/'.length)}`
    : `${up}${target}`
}

/** Folders of schemas/ and the kind of screen each holds. */
export const screenFolders: Readonly<Record<string, Kind>> = {
  forms: 'form-layout',
  grids: 'grid',
  views: 'view',
  drilldowns: 'drilldown',
  dashboards: 'dashboard',
}
