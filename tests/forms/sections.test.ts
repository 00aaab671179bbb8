import { expect, it } from 'vitest'
import { formOf } from './support/forms.ts'

const DETAILS = ['form.details', 'form.containers', 'form.loadUnit', 'form.items']
const RECORD = ['form.documents', 'form.auditTrail']

it.each([
  ['booking', [...DETAILS, ...RECORD]],
  ['quote', ['form.quote', ...DETAILS, ...RECORD]],
  ['template', DETAILS],
])('the menu of a %s has each of its sections at any time, as forms §2 says', (name, labels) => {
  const { sections } = formOf(name).model
  expect(sections.map(({ label }) => label)).toEqual(labels)
  expect(sections.filter(({ visible }) => visible !== undefined)).toEqual([])
})
