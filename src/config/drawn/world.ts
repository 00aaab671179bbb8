import type { Diagnostic } from '../findings/diagnostic.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import type { JsonObject } from '../model/values.ts'
import { valueOf } from '../source/tree.ts'
import type { MergedFile } from '../layers/base-files.ts'
import { worldOf, type World } from '../layers/world.ts'

/** A file from outside the project: its name for findings, and its text. */
export interface OutsideFile {
  path: string
  text: string
}

/** Findings that do not matter in a file that is drawn alone: it need not name its meta-schema, and keys that mean nothing are passed over. */
const forgiven = new Set(['missing-schema', 'wrong-schema', 'missing-key', 'unknown-key', 'override-without-base'])

/** An outside file taken for one of the portal's, in a world with the base's labels, lookups and meta-schemas. */
export interface Drawable {
  world: World
  file: MergedFile | undefined
  value: JsonObject
  /** Errors: it cannot be drawn. Warnings: what is passed over. */
  diagnostics: Diagnostic[]
}

/**
 * Reads an outside file as the portal's file at `place`. `filled` completes what it leaves out; a file that extends one of the
 * portal's has that from there.
 */
export function drawable(
  input: ConfigInput,
  place: string,
  outside: OutsideFile,
  filled: (value: JsonObject) => JsonObject,
): Drawable {
  const ofPortal = (pattern: RegExp) => [...input.files].filter(([path]) => pattern.test(path))
  const base = ofPortal(/^schemas\/(meta\/|labels\/|lookups\.json$|portal\.json$)/)
  const given = projectOf({ ...input, files: new Map([...base, [place, outside.text]]) }).file(place)
  const value = given?.root === undefined ? {} : (valueOf(given.root) as JsonObject)
  const found = (given?.diagnostics ?? []).map((each): Diagnostic => ({
    ...each,
    file: outside.path,
    severity: forgiven.has(each.code) ? 'warning' : each.severity,
  }))
  const isExtending = value['extends'] !== undefined
  const files = new Map([
    ...base,
    ...(isExtending ? ofPortal(/^schemas\/(forms|grids)\//) : []),
    [place, JSON.stringify(isExtending ? value : filled(value))],
  ])
  const world = worldOf(projectOf({ ...input, files }), '')
  const extending = world.diagnostics.filter(({ file, code }) => file === place && /^(extends|without)-/.test(code))
  return {
    world,
    file: world.files.get(place),
    value,
    diagnostics: [
      ...found.filter(({ code }) => code !== 'missing-schema' && code !== 'wrong-schema'),
      ...extending.map((each) => ({ ...each, file: outside.path })),
    ],
  }
}
