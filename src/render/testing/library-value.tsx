import { act, fireEvent, screen } from '@testing-library/react'
import type { DataRules, JsonObject } from '../../config/index.ts'
import { exampleField, exampleSection } from '../../config/rules/examples.ts'
import { openPanel, panelForm, press } from './panel.tsx'
import { ok } from './world.tsx'

/** A form of one value that the form library draws, `value`, as it was loaded. */
export async function openValue(rules: DataRules, value?: unknown, $defs: Record<string, DataRules> = {}) {
  const model = panelForm({
    schema: { ...panelForm().schema, properties: { value: rules, id: { type: 'string' } }, $defs },
    sections: [exampleSection('main', [exampleField('value', { label: 'Value' })])],
  })
  const { callsOf } = await openPanel(model, {
    recordId: '1',
    replies: { getExample: () => ok({ id: '1', ...(value !== undefined && { value }) }), saveExample: () => ok({}) },
  })
  return {
    async sent() {
      const before = callsOf('saveExample').length
      await act(async () => press('Save'))
      return (callsOf('saveExample')[before]?.body as JsonObject | undefined)?.['value']
    },
  }
}

export const type = (input: HTMLElement, value: string) => {
  fireEvent.change(input, { target: { value } })
  fireEvent.blur(input)
}
export const choose = (form: string, at = 0) => {
  const choice = screen.getAllByRole('combobox')[at]
  if (choice !== undefined) fireEvent.mouseDown(choice)
  fireEvent.mouseUp(document.body)
  fireEvent.click(screen.getByText(form, { selector: '[role=option]' }))
}
export const removeFirst = () => {
  const [first] = screen.getAllByTitle('action.remove')
  if (first !== undefined) fireEvent.click(first)
}
export const text: DataRules = { type: 'string' }
export const number: DataRules = { type: ['number', 'null'] }
export const own: DataRules = { type: 'object', additionalProperties: text }
