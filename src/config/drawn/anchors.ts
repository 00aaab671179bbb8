import { asObject } from '../data/inner.ts'
import type { JsonObject } from '../model/values.ts'

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
  const walk = (value: unknown, pointer: string): void => {
    if (typeof value !== 'object' || value === null) return
    const { $id, id, $anchor, $dynamicAnchor } = asObject(value) ?? {}
    add($anchor, '#', pointer)
    add($dynamicAnchor, '#', pointer)
    add($id, '', pointer)
    // Beside other keywords of a schema; a property may have this name.
    if ($id === undefined) add(id, '', pointer)
    for (const [key, inner] of Object.entries(value))
      if (!DATA.includes(key)) walk(inner, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`)
  }
  walk(root, '#')
  return found
}

/** A reference as a way from the root of its file; the same where it names nothing of the file. */
export function pointerOf(ref: string, anchors: ReadonlyMap<string, string>): string {
  const whole = anchors.get(ref)
  if (whole !== undefined) return whole
  const [id = '', way = ''] = ref.split('#')
  const at = id === '' ? undefined : (anchors.get(id) ?? anchors.get(`${id}#`))
  if (at === undefined || (way !== '' && !way.startsWith('/'))) return ref
  return `${at}${way}`
}
