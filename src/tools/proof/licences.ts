import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package that the portal runs with. */
export interface LicensedPackage {
  name: string
  version: string
  /** An SPDX expression, as the package says it; empty when it says nothing. */
  licence: string
}

/** What we may ship: permissive ones, a font's, and one that asks for changes of its own files only. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Zlib',
])

interface Lock {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; devOptional?: boolean }>
}

/** The packages of a project's lock file but for those of development alone, by name and version, each once. */
export function licensedPackages(root: string): LicensedPackage[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock
  const found = new Map<string, LicensedPackage>()
  for (const [path, { version = '', license = '', dev, devOptional }] of Object.entries(packages)) {
    if (path === '' || dev === true || devOptional === true) continue
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
    found.set(`${name} ${version}`, { name, version, licence: license })
  }
  return [...found.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Whether we may ship under an SPDX expression: under every part of an AND, under one of an OR, which binds less; an exception (WITH) is not known. */
export function isAllowed(licence: string): boolean {
  const inner = /\(([^()]*)\)/.exec(licence)
  if (inner === null) return licence.split(' OR ').some((choice) => choice.split(' AND ').every(isPartAllowed))
  const { 0: whole, 1: within = '', index } = inner
  const known = isAllowed(within) ? YES : 'no'
  return isAllowed(licence.slice(0, index) + known + licence.slice(index + whole.length))
}

/** What stands in the place of brackets under whose content we may ship. */
const YES = '0BSD'

function isPartAllowed(part: string): boolean {
  return ALLOWED.has(part.trim())
}

/** A sentence for each package that we may not ship. */
export function refusedLicences(packages: readonly LicensedPackage[]): string[] {
  return packages.flatMap(({ name, version, licence }) =>
    isAllowed(licence)
      ? []
      : [`${name} ${version} has the licence ${licence || 'none'}, which is not allowed (src/tools/proof/licences.ts)`],
  )
}

/** The packages as a table of Markdown. */
export function licenceTable(packages: readonly LicensedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| ${name} | ${version} | ${licence} |`)
  return `# Licences of what the portal runs with\n\n| package | version | licence |\n|---|---|---|\n${rows.join('\n')}\n`
}

/** What `npm run sbom` would write otherwise now: the files that name other packages than these. */
export function stalePapers(root: string, packages: readonly LicensedPackage[]): string[] {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8')
  const listed = new Set((JSON.parse(read('sbom.cdx.json')) as Bill).components.map(nameAndVersion))
  const isWhole = listed.size === packages.length && packages.every((each) => listed.has(nameAndVersion(each)))
  return [
    ...(isWhole ? [] : ['sbom.cdx.json']),
    ...(read('licences.md') === licenceTable(packages) ? [] : ['licences.md']),
  ].map((file) => `${file} lists other packages than package-lock.json: npm run sbom`)
}

function nameAndVersion({ name, version }: { name: string; version: string }): string {
  return `${name} ${version}`
}

/** What we read of a CycloneDX document: its packages, and which needs which. */
export interface Bill {
  metadata: { component: { name: string } }
  components: { 'bom-ref': string; name: string; version: string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/**
 * A bill of all packages without those of development. (`npm sbom --omit dev` also leaves out what development and the portal
 * both need: react, vite, ajv.) What it is the bill of has the package's own name, `name`: npm calls it as the folder is called.
 */
export function billOf<B extends Bill>(whole: B, packages: readonly LicensedPackage[], name: string): B {
  const kept = new Set(packages.map(nameAndVersion))
  const components = whole.components.filter((each) => kept.has(nameAndVersion(each)))
  const gone = new Set(whole.components.filter((each) => !components.includes(each)).map((each) => each['bom-ref']))
  const dependencies = whole.dependencies
    .filter(({ ref }) => !gone.has(ref))
    .map(({ dependsOn = [], ...each }) => ({ ...each, dependsOn: dependsOn.filter((ref) => !gone.has(ref)) }))
  const metadata = { ...whole.metadata, component: { ...whole.metadata.component, name } }
  return { ...whole, metadata, components, dependencies }
}
