import { checkTenant, compileTenant } from '../compile/compiler.ts'
import type { FormModel } from '../model/form.ts'
import type { ConfigInput } from '../files/project.ts'
import { edited, textOf, world } from './world.ts'

/** Files of that form, and of the portal. */
export const repeat = 'schemas/forms/repeat.layout.json'
export const ownRepeat = 'tenants/NORTH/forms/repeat.layout.json'
export const portal = 'schemas/portal.json'
export const meta = '../meta/overrides/form-layout.schema.json'

/** A form of an order that is repeated: the order's, begun by another field and without what asks for dates. */
export const repeated = {
  $schema: meta,
  extends: 'forms/order',
  without: {
    'sections.details.fields': ['begin', 'end'],
    'sections.details.fields.note': ['required'],
    rules: ['dates'],
    '': ['messages'],
  },
  sections: { details: { fields: { pieces: { before: 'kind' }, city: { label: 'field.item' } } } },
}

/** The small world with a second form that extends its order, opened by a drawer of its own. */
export function extendingWorld(
  file: object = repeated,
  changes: Readonly<Record<string, string | undefined>> = {},
): ConfigInput {
  return world({
    [repeat]: JSON.stringify(file, null, 2),
    'schemas/forms/repeat.schema.json': textOf('schemas/forms/order.schema.json'),
    [portal]: edited(portal, '"drawers": { "order"', '"drawers": { "repeat": { "screen": "forms/repeat" }, "order"'),
    ...changes,
  })
}

/** A form as it is compiled for the tenant NORTH. */
export function formOf(input: ConfigInput, name: string): FormModel {
  const { tenant, diagnostics } = compileTenant(input, 'NORTH')
  const form = tenant?.screens[name]
  if (form?.kind !== 'form') throw new Error(JSON.stringify(diagnostics))
  return form
}

/** The fields of its first section. */
export const fieldsOf = (form: FormModel) => form.sections[0]?.fields ?? []
/** Codes of what is wrong with the tenant NORTH. */
export const codes = (input: ConfigInput) => checkTenant(input, 'NORTH').map(({ code }) => code)
