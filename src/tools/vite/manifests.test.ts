import { expect, it } from 'vitest'
import { withoutDescriptions } from './manifests.ts'

it('takes the descriptions out of a manifest, and no option of that name', () => {
  const code = `{ kind: 'cell', description: 'A text, isn\\'t it?', options: { properties: {
    description: { type: 'string',
      description:
        "The row's text: a description.",
      default: 'none' } } } }`
  expect(withoutDescriptions(code).replace(/\s+/g, ' ')).toBe(
    "{ kind: 'cell', options: { properties: { description: { type: 'string', default: 'none' } } } }",
  )
})
