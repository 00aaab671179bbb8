import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { billOf, licensedPackages, licenceTable, refusedLicences, type Bill } from './proof/licences.ts'
import { given } from './run/given.ts'
import { writeWhole } from './project/write.ts'

/** `npm run sbom`: what the portal runs with, as CycloneDX (`sbom.cdx.json`) and as a table of licences (`licences.md`). */
given({ usage: 'npm run sbom' })
const packages = licensedPackages(process.cwd())
const whole = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'inherit'],
})
const { name } = JSON.parse(readFileSync('package.json', 'utf8')) as { name: string }
const bill = billOf(JSON.parse(whole) as Bill, packages, name)
writeWhole('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
writeWhole('licences.md', licenceTable(packages))
const refused = refusedLicences(packages)
console.log(
  `sbom.cdx.json: ${bill.components.length} components; licences.md: ${packages.length} packages, ${refused.length} with a licence that is not allowed`,
)
for (const complaint of refused) console.error(complaint)
process.exitCode = refused.length > 0 ? 1 : 0
