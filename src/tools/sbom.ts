import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { licensedPackages, licenceTable, refusedLicences } from './run/licences.ts'

/** `npm run sbom`: what the portal runs with, as CycloneDX (`sbom.cdx.json`) and as a table of licences (`licences.md`). */
const packages = licensedPackages(process.cwd())
const sbom = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { components } = JSON.parse(sbom) as { components: unknown[] }
writeFileSync('sbom.cdx.json', sbom)
writeFileSync('licences.md', licenceTable(packages))
const refused = refusedLicences(packages)
console.log(
  `sbom.cdx.json: ${components.length} components; licences.md: ${packages.length} packages, ${refused.length} with a licence that is not allowed`,
)
for (const complaint of refused) console.error(complaint)
process.exitCode = refused.length > 0 ? 1 : 0
