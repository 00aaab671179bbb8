import { isLabel, withTerms } from '../model/labels.ts'
import { remembered } from '../shared/remembered.ts'
import { child, members, textOf, type Node } from '../source/tree.ts'

/**
 * What the labels of one language's file read: the tenant's own texts as they are written, those of the portal in the tenant's terms. Whoever asks for a
 * label that is not there gets nothing of every object's own, whatever it is called.
 */
export const labelTexts = remembered((root: Node | undefined): Readonly<Record<string, string>> => {
  const terms = new Map(members(child(root, 'terms')).map(([term, { value }]) => [term, textOf(value) ?? term]))
  const texts = Object.create(null) as Record<string, string>
  for (const [id, { value }] of members(root)) {
    const text = textOf(value)
    if (!isLabel(id) || text === undefined) continue
    texts[id] = value.file.path.startsWith('schemas/') ? withTerms(text, terms) : text
  }
  return texts
})
