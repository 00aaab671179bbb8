import { metaFolder, type Kind } from './meta/metas.ts'

/** What a path says of a file: its kind, whose it is, and the base file at the same place. */
export interface FileRole {
  kind: Kind
  /** Absent for a file of the base. */
  tenant?: string
  /** Path of the base file; for a base file its own. */
  base: string
  /** `booking` of `forms/booking.layout.json`. */
  name: string
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
  [/^labels\/([a-z]{2})\.json$/, 'labels'],
]

/** What kind of file stands at a path; nothing for paths that are not configuration. */
export function roleOf(path: string): FileRole | undefined {
  const own = /^tenants\/([^/]+)\/(.+)$/.exec(path)
  const [tenant, rest] = own === null ? [undefined, path.replace(/^schemas\//, '')] : [own[1], own[2] ?? '']
  if (tenant !== undefined && rest === 'tenant.json') return { kind: 'tenant', tenant, base: path, name: 'tenant' }
  for (const [pattern, kind] of places) {
    const name = pattern.exec(rest)?.[1]
    if (name !== undefined) return { kind, base: `schemas/${rest}`, name, ...(tenant !== undefined && { tenant }) }
  }
  return undefined
}

/** The `$schema` that a file must name: its meta-schema, relative to the file; for an override the one with nothing required (labels require nothing). */
export function schemaRefOf(path: string, role: FileRole): string {
  const up = '../'.repeat(path.split('/').length - 1)
  const isOverride = role.tenant !== undefined && role.kind !== 'tenant' && role.kind !== 'labels'
  const target = `${metaFolder}${isOverride ? 'overrides/' : ''}${role.kind}.schema.json`
  return path.startsWith('schemas/') ? `${'../'.repeat(path.split('/').length - 2)}${target.slice('schemas/'.length)}` : `${up}${target}`
}

/** Folders of schemas/ and the kind of screen each holds. */
export const screenFolders: Readonly<Record<string, Kind>> = {
  forms: 'form-layout',
  grids: 'grid',
  views: 'view',
  drilldowns: 'drilldown',
  dashboards: 'dashboard',
}
