import type { Diagnostic } from '../findings/diagnostic.ts'
import { report } from '../findings/diagnostics.ts'
import { projectOf, type ConfigInput } from '../files/project.ts'
import { nearest } from '../shared/words.ts'
import { commaSeparated, readHelpPage } from '../source/help-page.ts'
import { child, members } from '../source/tree.ts'

/** What stands in a tenant's folder beside the configuration, by its path in the folder. */
export interface Beside {
  /** Text of each help page. */
  pages: ReadonlyMap<string, string>
  /** Why a picture or a typeface is not one that the portal can show, in English and Japanese. */
  unfit: ReadonlyMap<string, { en: string; ja: string }>
}

const HEAD = ['group', 'order', 'flavours']

/** What is wrong with the pictures and help pages of a tenant's folder, which the check of the configuration knows by their names alone. */
export function checkBeside(input: ConfigInput, tenant: string, { pages, unfit }: Beside): Diagnostic[] {
  const { help, others } = input
  const portal = projectOf(input).base.get('schemas/portal.json')
  const flavours = members(child(portal?.root, 'flavours')).map(([flavour]) => flavour)
  const folder = `tenants/${tenant}/`
  const placeIn = (path: string, text = '') => ({ file: { path: folder + path, text }, offset: 0, pointer: '' })
  const there = others.flatMap((path) => (path.startsWith(folder) ? [path.slice(folder.length)] : []))
  return [
    ...[...unfit].map(([path, reason]) => report('asset-unfit', placeIn(path), reason)),
    ...[...pages].flatMap(([path, text]) => {
      const name = /^help\/en\/([^/]+)\.md$/.exec(path)?.[1]
      const isStray = name !== undefined && !help.includes(name) && !name.startsWith('x_')
      return [
        ...(isStray ? [report('help-of-nothing', placeIn(path, text), { name, nearest: nearest(name, help) })] : []),
        ...checkHead(placeIn(path, text), flavours),
        ...checkPictures(placeIn(path, text), there),
      ]
    }),
  ]
}

type Place = Parameters<typeof report>[1]

/** The lines at the top of a page. */
function checkHead(place: Place, known: readonly string[]): Diagnostic[] {
  return readHelpPage(place.file.text).head.flatMap(({ key, value, offset }) => {
    const at = { ...place, offset }
    if (!HEAD.includes(key))
      return [report('unknown-key', at, { key, nearest: nearest(key, HEAD), allowed: HEAD.join(', ') })]
    if (key === 'order' && !Number.isFinite(Number(value)))
      return [report('wrong-type', at, { expected: 'a number', found: 'a text' })]
    return (key === 'flavours' ? commaSeparated(value) : [])
      .filter((each) => !known.includes(each))
      .map((each) => report('not-in-list', at, { value: each, allowed: known.join(', ') }))
  })
}

/** Pictures that a page shows stand in the tenant's folder. */
function checkPictures(place: Place, there: readonly string[]): Diagnostic[] {
  return [...place.file.text.matchAll(/!\[[^[\]]*\]\((assets\/[\w./-]+)\)/g)].flatMap(({ index, 1: name = '' }) =>
    there.includes(name)
      ? []
      : [report('asset-missing', { ...place, offset: index }, { name, nearest: nearest(name, there) })],
  )
}
