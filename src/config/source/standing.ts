import { remembered } from '../shared/remembered.ts'
import { inPlace } from './entries.ts'
import { child, members, textOf, type Node } from './tree.ts'

/** A field of a form where it stands: `home` is the section whose fields it is written among. */
export interface StandingField {
  id: string
  home: string
  field: Node
}

/**
 * The fields of a form by the section in which they stand, in their order: those that are written there, and behind them those of other sections, all moved
 * by `after` and `before`. What names a field that has left stands where that one stood. A section that is not there is as none.
 */
export const standingFields = remembered(
  (sections: Node | undefined): ReadonlyMap<string, readonly StandingField[]> => {
    const all = members(sections)
    const fields = all.flatMap(([home, { value }]) =>
      members(child(value, 'fields')).map(([id, field]): StandingField => ({ id, home, field: field.value })),
    )
    const sectionOf = ({ home, field }: StandingField) => {
      const said = textOf(child(field, 'section'))
      return said !== undefined && all.some(([id]) => id === said) ? said : home
    }
    return new Map(
      all.map(([section]) => {
        const own = fields.filter(({ home }) => home === section)
        const came = fields.filter((each) => each.home !== section && sectionOf(each) === section)
        const byNode = new Map([...own, ...came].map((each) => [each.field, each]))
        const ordered = inPlace([...byNode].map(([node, { id }]) => [id, node]))
        const standing = ordered.flatMap(([, node]) => byNode.get(node) ?? [])
        return [section, standing.filter((each) => sectionOf(each) === section)]
      }),
    )
  },
)
