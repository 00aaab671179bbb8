import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ClientCapabilities, getLanguageService, TextDocument } from 'vscode-json-languageservice'

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** What VS Code does with a JSON file of which it knows nothing but its text: the file's own `$schema` leads it. */
const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  workspaceContext: { resolveRelativePath: (path, resource) => new URL(path, resource).href },
  schemaRequestService: (uri) =>
    uri.startsWith('file:')
      ? Promise.resolve(readFileSync(fileURLToPath(uri), 'utf8'))
      : Promise.reject(new Error(`${uri} is not asked for`)),
})

/** A file as it is typed, with `|` where the cursor is. */
function typed(path: string, text: string) {
  const offset = text.indexOf('|')
  const document = TextDocument.create(pathToFileURL(root + path).href, 'json', 1, text.replace('|', ''))
  return { document, json: service.parseJSONDocument(document), position: document.positionAt(offset) }
}

async function completions(path: string, text: string): Promise<string[]> {
  const { document, json, position } = typed(path, text)
  const list = await service.doComplete(document, position, json)
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ''))
}

async function hover(path: string, text: string): Promise<string> {
  const { document, json, position } = typed(path, text)
  const contents = (await service.doHover(document, position, json))?.contents ?? ''
  return JSON.stringify(contents).replaceAll('\\', '')
}

/** The JSON files below folders; those of fixtures stand where a tenant's would. */
function filesOf(...folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(root + folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.json'))
      .map((name) => `${folder}/${name}`),
  )
}

async function problems(path: string): Promise<string[]> {
  const place = path.replace(/^tests\/fixtures\//, '')
  const { document, json } = typed(place, readFileSync(root + path, 'utf8'))
  return (await service.doValidation(document, json)).map(({ message }) =>
    typeof message === 'string' ? message : message.value,
  )
}

const form = 'schemas/forms/booking.layout.json'
const own = 'tenants/NOVA/forms/booking.layout.json'
const layout = (field: string) =>
  `{ "$schema": "../meta/form-layout.schema.json", "sections": { "details": { "fields": { "shipper": ${field} } } } }`
const override = (field: string) => layout(field).replace('../meta/', '../../../schemas/meta/overrides/')

describe('[CF-03] an editor that knows nothing but $schema', () => {
  it.each([
    ['keys of a field', form, layout('{ | }'), ['label', 'widget', 'required', 'visible', 'hidden']],
    ['keys of a field in a tenant’s file', own, override('{ | }'), ['label', 'widget', 'required', 'hidden', 'after']],
    ['widgets', own, override('{ "widget": | }'), ['text', 'upperText', 'rows', 'select']],
    ['labels, the tenants’ own too', own, override('{ "label": | }'), ['field.shipper', 'field.poNumber']],
    ['tests of a condition', own, override('{ "visible": { "field": "bizType", | } }'), ['is', 'in', 'filled']],
    [
      'operations',
      'schemas/grids/bookings.json',
      '{ "$schema": "../meta/grid.schema.json", "rows": { "operation": | } }',
      ['listBookings', 'listQuotes'],
    ],
    [
      'cells',
      'tenants/NOVA/grids/bookings.json',
      '{ "$schema": "../../../schemas/meta/overrides/grid.schema.json", "columns": { "status": { "cell": | } } }',
      ['status'],
    ],
    [
      'lookups',
      'schemas/forms/booking.layout.json',
      '{ "$schema": "../meta/form-layout.schema.json", "record": { "status": { "field": "bookStatus", "lookup": | } } }',
      ['bookingStatuses'],
    ],
    [
      'flavours',
      'tenants/NOVA/tenant.json',
      '{ "$schema": "../../schemas/meta/tenant.schema.json", "flavour": | }',
      ['forwarding', 'customs'],
    ],
  ])('completes %s', async (_what, path, text, expected) => {
    expect(await completions(path, text)).toEqual(expect.arrayContaining(expected))
  })

  it('says what a key means where the pointer rests on it', async () => {
    expect(await hover(own, override('{ "hid|den": true }'))).toContain('takes this entry away without deleting it')
    expect(
      await hover(
        'tenants/NOVA/tenant.json',
        '{ "$schema": "../../schemas/meta/tenant.schema.json", "captcha|Count": 3 }',
      ),
    ).toContain('sign-in attempts')
  })

  it('[TN-04] finds nothing wrong with any file that is there, and underlines a wrong word', async () => {
    const marked = await Promise.all(
      filesOf('schemas', 'tenants', 'tests/fixtures/tenants').map(async (path) =>
        (await problems(path)).map((problem) => `${path}: ${problem}`),
      ),
    )
    expect(marked.flat()).toEqual([])
    const { document, json } = typed(own, override('{ "widget": "uperText", "lable": "x" }'))
    expect((await service.doValidation(document, json)).length).toBeGreaterThanOrEqual(2)
  })
})
