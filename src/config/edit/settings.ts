import type { Meta } from '../meta/schema.ts'
import { offered } from '../check/labels.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { worldOf } from '../layers/world.ts'
import { descend, textOf, valueOf } from '../source/tree.ts'
import type { Named } from './names.ts'
import { outline } from './outline.ts'
import { tongues, tonguesAfter } from './tongues.ts'
import { choicesOf } from './titles.ts'
import { positionOf } from '../findings/diagnostics.ts'

/** One value of a tenant that is no entry of a screen: a colour, whether it has a module, its first language. */
export interface Setting {
  /** Of the tenant: `tenant.json`, `portal.json`. */
  file: string
  keys: string[]
  kind: 'colour' | 'asset' | 'typeface' | 'text' | 'number' | 'yesNo' | 'choice' | 'several' | 'ordered'
  /** Of a choice, and of several, in an order or not. */
  options?: Named[]
  least?: number
  most?: number
  pattern?: string
  /** How it may be written. */
  examples?: string[]
  /** What holds now, the tenant's word before the portal's; absent where neither says anything. */
  value?: unknown
  /** What the portal says where the tenant does not, of what both may say. */
  usual?: unknown
  /** Where it is written. */
  at?: { file: string; line: number }
  /** It cannot be left out. */
  isNeeded: boolean
  /** Of whether the tenant has something: the pages that ask for it, by what they read in each language. */
  pages?: Record<string, string>[]
}

/** What makes a tenant the one it is, or is told by a tool: no settings. */
const fixed: readonly string[] = ['$schema', 'id', 'url', 'flavour', 'version', 'buildDate', 'renamed']
const COLOUR = '^#[0-9A-Fa-f]{6}$'
const LETTERS = /\.woff2?$/

/** What a tenant's own file, and of the portal's file its languages, formats and idle times, say and could say, in the order of the language. */
export function settings(input: ConfigInput, tenant: string): Setting[] {
  const project = projectOf(input)
  const world = worldOf(project, tenant)
  const { metas } = project.language
  const portal = world.files.get('schemas/portal.json')
  const chosen = offered(world).flatMap((each) => textOf(each) ?? [])
  const known = [...new Set([...chosen, ...languagesOf([...world.files.keys(), ...project.base.keys()])])]
  const own = world.tenantFile?.root
  const pages = outline(input, tenant, 'portal.json').filter(({ kind, hidden }) => kind === 'Route' && !hidden)
  const assets = `tenants/${tenant}/assets/`
  const assetsThere = input.others.flatMap((path) =>
    path.startsWith(assets) ? [`assets/${path.slice(assets.length)}`] : [],
  )
  const asking = (keys: readonly string[]) =>
    pages.flatMap(({ says, texts }) =>
      JSON.stringify(says['access'] ?? '').includes(`"tenant.${keys.join('.')}"`) ? [texts] : [],
    )

  /** The settings in an object. */
  const below = (file: string, declared: Meta, keys: string[]): Setting[] => {
    const meta = metas.resolve(declared)
    const root = file === 'tenant.json' ? own : portal?.root
    const named = Object.entries(meta.properties ?? {})
    const open = typeof meta.additionalProperties === 'object' ? meta.additionalProperties : undefined
    const entries = open === undefined ? named : known.map((language) => [language, open] as const)
    return entries.flatMap(([key, inner]): Setting[] => {
      const isFixed = keys.length === 0 && fixed.includes(key)
      const at = [...keys, key]
      const each = metas.resolve(inner)
      if (isFixed || isOfTexts(each.additionalProperties)) return []
      if (each.properties !== undefined || typeof each.additionalProperties === 'object') return below(file, each, at)
      const kind = kindOf(each)
      if (kind === undefined) return []
      const usual = file === 'tenant.json' && keys[0] === 'languages' ? descend(portal?.root, at) : undefined
      const node = descend(root, at) ?? usual
      const choices = each.enum ?? each.items?.enum
      const options =
        kind === 'asset' || kind === 'typeface'
          ? asNames(assetsThere.filter((path) => LETTERS.test(path) === (kind === 'typeface')))
          : key === 'default'
            ? tongues(chosen)
            : key === 'offered'
              ? tonguesAfter(known)
              : choices && choicesOf(key, choices)
      return [
        {
          file,
          keys: at,
          kind: options !== undefined && kind === 'text' ? 'choice' : kind,
          ...(options !== undefined && { options }),
          ...(keys[0] === 'accessLevels' && { pages: asking(at) }),
          ...(each.minimum !== undefined && { least: each.minimum }),
          ...(each.maximum !== undefined && { most: each.maximum }),
          ...(each.pattern !== undefined && { pattern: each.pattern }),
          ...(kind === 'text' && each.examples !== undefined && { examples: each.examples.map(String) }),
          ...(usual !== undefined && { usual: valueOf(usual) }),
          ...(node !== undefined && {
            value: valueOf(node),
            at: { file: node.file.path, line: positionOf(node.file.text, node.offset).line },
          }),
          isNeeded: meta.required?.includes(key) === true && descend(root, keys) !== undefined,
        },
      ]
    })
  }

  const ofPortal = metas.of('portal')?.properties ?? {}
  return [
    ...below('tenant.json', metas.of('tenant') ?? {}, []),
    ...['formats', 'idle'].flatMap((key) => below('portal.json', ofPortal[key] ?? {}, [key])),
  ]
}

const asNames = (values: readonly string[]): Named[] => values.map((value) => ({ value }))

/** Texts by keys of one's own: no single value. */
function isOfTexts(entries: Meta['additionalProperties']): boolean {
  return typeof entries === 'object' && entries.type === 'string'
}

function kindOf({ type, enum: options, pattern, items }: Meta): Setting['kind'] | undefined {
  if (type === 'boolean') return 'yesNo'
  if (type === 'integer' || type === 'number') return 'number'
  if (type === 'array' && items?.type !== 'object') return items?.enum === undefined ? 'ordered' : 'several'
  if (options !== undefined) return 'choice'
  if (type !== 'string') return undefined
  if (pattern === COLOUR) return 'colour'
  if (pattern?.startsWith('^assets/') !== true) return 'text'
  return pattern.endsWith('woff2$') ? 'typeface' : 'asset'
}

function languagesOf(paths: readonly string[]): string[] {
  return [...new Set(paths.flatMap((path) => /^schemas\/labels\/([^/]+)\.json$/.exec(path)?.[1] ?? []))]
}
