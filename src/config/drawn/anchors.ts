import { childOf } from '../conditions/paths.ts'
import { asObject } from '../data/inner.ts'
import { keysOf } from '../data/node-at.ts'
import type { JsonObject } from '../model/values.ts'
import { token } from '../source/tree.ts'

/** Keywords whose value is data, not a schema. */
const DATA = ['const', 'enum', 'default', 'examples']

/**
 * Where the schemas of a file are that have a name of their own, as references lead there: by an anchor (`#name`; an `id` of such a
 * form in older drafts), or by an `$id` that another schema of the same file refers to.
 */
export function anchorsOf(root: JsonObject): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const add = (name: unknown, before: string, pointer: string): void => {
    if (typeof name === 'string' && !found.has(before + name)) found.set(before + name, pointer)
  }
  const walk = (value: unknown, pointer: string, around: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { $id, id: older, $anchor, $dynamicAnchor } = asObject(value) ?? {}
    add($anchor, '#', pointer)
    add($dynamicAnchor, '#', pointer)
    add($id, '', pointer)
    const id = typeof $id === 'string' ? resolved($id, around) : around
    if (id !== around) add(id, '', pointer)
    // Beside other keywords of a schema; a property may have this name.
    if ($id === undefined) add(older, '', pointer)
    for (const [key, inner] of Object.entries(value))
      if (!DATA.includes(key)) walk(inner, `${pointer}/${token(key)}`, id)
  }
  walk(root, '#', '')
  return found
}

/** Where a schema of a file stands that is a document of its own, as its `$id` says: the way there, and what it is called. */
export interface Home {
  pointer: string
  id: string
}

/** The home of what stands in a schema: itself where it has an `$id` that is no anchor, else that of what holds it. */
export function homeOf({ $id }: JsonObject, around: Home, anchors: ReadonlyMap<string, string>): Home {
  if (typeof $id !== 'string' || $id.startsWith('#')) return around
  return { pointer: anchors.get($id) ?? around.pointer, id: resolved($id, around.id) }
}

/** The ways from the root of its file that a reference may mean, the likeliest first: from the schema that is its home, or by a name. */
export function pointersOf(ref: string, home: Home, anchors: ReadonlyMap<string, string>): string[] {
  const own = ref === '#' || ref.startsWith('#/') ? [`${home.pointer}${ref.slice(1)}`] : []
  return [...own, ref, resolved(ref, home.id)].map((each) => pointerOf(each, anchors))
}

/** A relative address from another one (RFC 3986); as it is where that is none. */
function resolved(address: string, from: string): string {
  return URL.canParse(address, from) ? new URL(address, from).href : address
}

function pointerOf(ref: string, anchors: ReadonlyMap<string, string>): string {
  const whole = anchors.get(ref)
  if (whole !== undefined) return whole
  const [id = '', way = ''] = ref.split('#')
  const at = id === '' ? undefined : (anchors.get(id) ?? anchors.get(`${id}#`))
  if (at === undefined || (way !== '' && !way.startsWith('/'))) return ref
  return `${at}${way}`
}

/** A way through a schema of an older draft as it leads through the same one in the words of 2020-12. */
export function modernPointer(ref: string, root: JsonObject): string {
  const keys = ref.startsWith('#/') ? keysOf(ref) : []
  let at: unknown = root
  let isName = false
  const modern = keys.map((key) => {
    const keyword = isName ? key : modernKeyword(key, asObject(at)?.['items'])
    isName = !isName && BY_NAME.includes(key)
    at = childOf(at, key)
    return keyword
  })
  const isSame = modern.every((key, index) => key === keys[index])
  return isSame ? ref : `#/${modern.map((key) => encodeURIComponent(token(key))).join('/')}`
}

/** Keywords whose value holds schemas by name. */
const BY_NAME = ['properties', 'patternProperties', 'dependencies', 'definitions', '$defs']

/** Of a list whose first entries have rules of their own those stand under another word, and those of the others under theirs. */
function modernKeyword(key: string, items: unknown): string {
  if (key === 'dependencies') return 'dependentSchemas'
  if (!Array.isArray(items)) return key
  return key === 'items' ? 'prefixItems' : key === 'additionalItems' ? 'items' : key
}
