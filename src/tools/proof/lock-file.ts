import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minVersion, satisfies } from 'semver'

/** The packages of a lock file (version 3) by their folder, the project itself as '', as far as is needed to tell whether all of them can be installed. */
export type LockedPackages = Record<
  string,
  { optionalDependencies?: Record<string, string>; engines?: { node?: string } | string[]; optional?: boolean }
>

/** The packages of a project's lock file. */
export function lockedPackages(root: string): LockedPackages {
  return (JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: LockedPackages }).packages
}

/**
 * A sentence for each optional package that the lock file names and does not hold: those of other platforms, where the
 * registry has them not. npm 11 refuses such a lock file at `npm ci`; npm 10 takes it.
 */
export function missingOptional(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).flatMap((name) =>
      placesOf(folder, name).some((place) => place in packages)
        ? []
        : [`${folder} names ${name}, which package-lock.json does not hold: npm ci fails with npm 11`],
    ),
  )
}

/** Where Node would look for a package from a folder, the nearest first. */
function placesOf(folder: string, name: string): string[] {
  const parts = folder === '' ? [] : folder.split('/node_modules/')
  const above = parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/'))
  return [...above.map((base) => `${base}/node_modules/${name}`), `node_modules/${name}`]
}

/**
 * A sentence for each package that does not take the oldest Node which the project names (`engines`): npm warns of it at each
 * installation, and with `engine-strict` refuses to install at all.
 */
export function refusingNode(packages: LockedPackages): string[] {
  const oldest = minVersion(rangeOf(packages['']))?.version ?? ''
  return Object.entries(packages).flatMap(([folder, each]) =>
    each.optional === true || satisfies(oldest, rangeOf(each))
      ? []
      : [`${folder} takes Node ${rangeOf(each)}, and not ${oldest}, the oldest that package.json names`],
  )
}

function rangeOf(locked: LockedPackages[string] | undefined): string {
  const { engines } = locked ?? {}
  return (Array.isArray(engines) ? undefined : engines?.node) ?? '*'
}
