import { describe, expect, it } from 'vitest'
import { edited, world } from '../testing/world.ts'
import { differences } from './differences.ts'
import { sentencesIn } from './sentences/in-language.ts'

const ownLayout = 'tenants/NORTH/forms/order.layout.json'
const texts = (changes: Record<string, string> = {}, file = ownLayout, language = 'en') =>
  differences(world(changes), 'NORTH', language).flatMap((each) => (each.file === file ? [each.text] : []))

const labels = (entries: string) => `{ "$schema": "../../../schemas/meta/labels.schema.json", ${entries} }`

describe('the difference between a tenant and the base', () => {
  it('[BX-04] is put into words, by what people read on the page', () => {
    expect(texts()).toEqual([
      'New field: Cost centre in Details. It stands after Kind.',
      'Note is required when saving.',
      'Begin is hidden.',
    ])
    expect(texts({}, 'tenants/NORTH/grids/orders.json')).toEqual(['Kind stands before Order.', 'Buyer is hidden.'])
    expect(texts({}, 'tenants/NORTH/forms/order.schema.json')).toEqual([
      'Note takes at most 30 characters (before: 50).',
      'Cost centre has the type Text and takes at most 12 characters.',
    ])
  })

  it('says what a label was, which rules hold when, and what an option was', () => {
    const own = edited(
      ownLayout,
      '"note": { "required": { "on": "save" } }',
      '"note": { "label": "field.city", "visible": { "field": "kind", "is": "A" }, "width": 4 }',
    )
    expect(texts({ [ownLayout]: own })).toContain(
      'Note is now called City, is shown only while Kind is Kind A and has the width 4.',
    )
    const keep = (wish: string) => texts({ [ownLayout]: edited(ownLayout, '"hidden": true', `"keep": ${wish}`) })
    expect(keep('true')).toContain('Begin is sent even while hidden.')
    expect(keep('{ "field": "kind", "is": "A" }')).toContain('Begin is sent while hidden only if Kind is Kind A.')
    expect(keep('{ "field": "kind", "is": true }')).toContain('Begin is sent while hidden only if Kind is yes.')
    const rows = edited(
      ownLayout,
      '"sections": {',
      '"sections": { "lines": { "fields": { "lines": { "options": { "maxRows": 2 } } } },',
    )
    expect(texts({ [ownLayout]: rows })).toContain('Lines has the most rows 2 (before: 4).')
    const hint = edited(ownLayout, '"hidden": true', '"widget": "day", "options": { "hint": "field.city" }')
    expect(texts({ [ownLayout]: hint })).toContain('Begin has the hint “City”.')
  })

  it('calls the formats of a language by the language', () => {
    const file = 'tenants/NORTH/portal.json'
    const own =
      '{ "$schema": "../../schemas/meta/overrides/portal.schema.json", "formats": { "de": { "short": "DD.MM.YYYY" } } }'
    expect(texts({ [file]: own }, file)).toContain(
      'New formats of a language: German. It has DD.MM.YYYY as the short form of a day.',
    )
  })

  it('says what has a name of several words before that name, and calls what has no label as the language does', () => {
    const file = 'tenants/NORTH/portal.json'
    const own = '{ "$schema": "../../schemas/meta/overrides/portal.schema.json", "idle": { "warnAfterMinutes": 7 } }'
    expect(texts({ [file]: own }, file)).toEqual([
      expect.stringMatching(/^Idle time has 7 as the minutes until the warning/),
    ])
  })

  it('says in which language an entry is called otherwise, where the reader’s own text stays', () => {
    const own = edited(ownLayout, '"note": {', '"note": { "label": "field.x_note",')
    const english = '{ "$schema": "../../../schemas/meta/labels.schema.json", "field.x_note": "Note" }'
    const told = (language: string) =>
      texts(
        {
          [ownLayout]: own,
          'tenants/NORTH/labels/en.json': english,
          'tenants/NORTH/labels/ja.json': english.replace('"Note"', '"メモ"'),
        },
        ownLayout,
        language,
      ).join(' ')
    expect(told('en')).toContain('Note is now called メモ in Japanese and is required when saving.')
    expect(told('ja')).toContain('名称を「メモ」に変更')
  })

  it('lists the new text of the language alone in which it is called otherwise, with what the reader knows it by', () => {
    const changes = {
      [ownLayout]: edited(ownLayout, '"note": {', '"note": { "label": "field.x_note",'),
      'tenants/NORTH/labels/en.json': labels('"field.x_note": "Note"'),
      'tenants/NORTH/labels/ja.json': labels('"field.x_note": "メモ"'),
    }
    expect(texts(changes, 'tenants/NORTH/labels/en.json')).toEqual([])
    expect(texts(changes, 'tenants/NORTH/labels/ja.json')).toEqual(['New text in Japanese: “メモ” (Note).'])
    expect(texts(changes, 'tenants/NORTH/labels/ja.json', 'ja')).toEqual(['日本語の文言「メモ」を追加。'])
  })

  it('says what stands in an entry by what the language calls it, a filter by its column and its value, and an option as what it is', () => {
    const own = 'tenants/NORTH/grids/orders.json'
    const arranged = edited(
      own,
      '"columns": {',
      `"arrangements": { "x_own": { "label": "field.city", "sort": { "column": "kind", "direction": "asc" }, "filters": { "kind": "A" } } },
       "export": { "fileName": "orders" }, "columns": {`,
    )
    const told = texts({ [own]: arranged }, own)
    expect(told).toContain('City (sort) has the column Kind and has the direction Ascending.')
    expect(told).toContain('Export has the file name orders.')
  })

  it('says of a term what it is called in every text', () => {
    const file = 'tenants/NORTH/labels/en.json'
    const own = '{ "$schema": "../../../schemas/meta/labels.schema.json", "terms": { "Note": "Remark" } }'
    expect(texts({ [file]: own }, file)).toEqual(['“Note” is called “Remark” in every text in English.'])
    expect(texts({ [file]: own }, file, 'ja')).toEqual(['英語のすべての文言で「Note」を「Remark」と表記。'])
    // Once, in whichever ways it is written; what is called otherwise there is another thing.
    const ways = own.replace('"Remark" }', '"Remark", "note": "remark", "NOTE": "REMARK", "notes": "hints" }')
    expect(texts({ [file]: ways }, file)).toEqual([
      '“Note” is called “Remark” in every text in English.',
      '“notes” is called “hints” in every text in English.',
    ])
  })

  it('says columns by what heads them, a part without a label by what the language calls it, and that nothing is left', () => {
    const own = 'tenants/NORTH/grids/orders.json'
    const card = (lines: string) =>
      texts({ [own]: edited(own, '"columns": {', `"card": { "lines": ${lines} }, "columns": {`) }, own)[0]
    expect(card('["kind"]')).toBe('Card has the lines Kind (before: Buyer).')
    // No column shows it; the form does.
    expect(card('["note"]')).toBe('Card has the lines Note (before: Buyer).')
    expect(card('[]')).toBe('Card has no lines (before: Buyer).')
  })

  it('calls a new option by its own text, whatever else has its id', () => {
    const lookups = 'tenants/NORTH/lookups.json'
    const own = `{ "$schema": "../../schemas/meta/overrides/lookups.schema.json",
      "lookups": { "kinds": { "options": { "note": { "label": "field.city" } } } } }`
    expect(texts({ [lookups]: own }, lookups)).toEqual(['New choice: City in Kinds.'])
  })

  it('calls a field of the tenant’s own in a rule, and its choices, by what they read', () => {
    const own = edited(ownLayout, '"x_costCentre": {', '"x_costCentre": { "options": { "lookup": "kinds" },').replace(
      '"note": {',
      '"note": { "visible": { "field": "customFields.x_costCentre", "is": "A" },',
    )
    expect(texts({ [ownLayout]: own }).find((each) => each.startsWith('Note'))).toContain(
      'is shown only while Cost centre is Kind A',
    )
  })

  it('calls an entry without a text what it is, and by the words of its id', () => {
    const lookups = 'tenants/NORTH/lookups.json'
    const own = `{ "$schema": "../../schemas/meta/overrides/lookups.schema.json", "lookups": { "kinds": { "tone": "info" } } }`
    expect(texts({ [lookups]: own }, lookups)).toEqual(['List of choices Kinds has the tone Information.'])
    expect(texts({ [lookups]: own }, lookups, 'ja')[0]).toMatch(/^\S+ Kinds/)
  })

  it('calls what is inside a new entry after that, not after what the portal has inside of one of its own', () => {
    const base = 'schemas/grids/orders.json'
    const own = 'tenants/NORTH/grids/orders.json'
    const late = (label: string, day: string) =>
      `{ "label": "${label}", "when": { "field": "row.kind", "is": "A" }, "days": { "from": "${day}", "to": "today", "label": "order.title" } }`
    const said = texts(
      {
        [base]: edited(
          base,
          '"height": 410',
          `"height": 410, "exceptions": { "late": ${late('field.kind', 'begin')} }`,
        ),
        [own]: edited(own, '"columns": {', `"exceptions": { "x_late": ${late('field.city', 'end')} }, "columns": {`),
      },
      own,
    )
    expect(said).toContainEqual(expect.stringMatching(/^New exception: City\./))
    expect(said).toContainEqual(expect.stringMatching(/^City \(days\) has/))
  })

  it('calls a help page by the words of its name', () => {
    const file = 'tenants/NORTH/portal.json'
    const own = `{ "$schema": "../../schemas/meta/overrides/portal.schema.json",
      "flavours": { "forwarding": { "routes": { "orders": { "help": "x_our-quay" } } } } }`
    expect(texts({ [file]: own }, file)).toEqual([expect.stringMatching(/has the help page Our quay\b/)])
  })

  it('calls parts and lists of choices by words', () => {
    const own = edited(
      ownLayout,
      '"x_costCentre": {',
      '"x_costCentre": { "widget": "choice", "options": { "lookup": "kinds" },',
    )
    const said = (language: string) => texts({ [ownLayout]: own }, ownLayout, language).join(' ')
    expect(said('en')).toContain('has the widget Choice')
    expect(said('en')).toContain('the lookup Kinds')
  })

  it('puts a rule into words, brackets and all', () => {
    const own = edited(
      ownLayout,
      '"sections": {',
      '"rules": { "dates": { "when": { "any": [{ "field": "kind", "in": ["A", "B"] }, { "field": "begin", "filled": true }] } } }, "sections": {',
    )
    const said = texts({ [ownLayout]: own }).find((each) => each.includes('Kind A')) ?? ''
    expect(said).toContain('Kind is Kind A or Kind B or Begin has a value')
    expect(said).not.toMatch(/[{}[\]"]/)
  })

  it('tells a new rule between fields and what follows a change in one sentence each', () => {
    const own = edited(
      ownLayout,
      '"sections": {',
      `"rules": { "x_ends": { "require": { "not": { "field": "end", "before": { "of": "today" } } }, "when": { "field": "kind", "is": "A" }, "at": "end", "message": "field.city" } },
       "effects": { "x_kind": { "on": "kind", "to": "A", "clear": ["note", "city"], "set": { "pieces": 7, "buyer": { "from": "session.userId" } } } }, "sections": {`,
    )
    const told = (language: string) =>
      texts({ [ownLayout]: own }, ownLayout, language).filter((each) => /End|Pieces/.test(each))
    expect(told('en')).toEqual([
      'New rule when submitting: “City” stands at End unless End is not before today, as long as Kind is Kind A.',
      'When Kind becomes Kind A, Note and City are emptied, Pieces becomes 7 and Buyer becomes session › user id.',
    ])
    expect(told('ja').join(' ')).not.toMatch(/[{}[\]"]/)
  })

  it('tells a choice between values as one, codes by their texts, and what is left out as empty', () => {
    const told = (value: object, language = 'en') => {
      const effect = JSON.stringify({ x_city: { on: 'city', set: { kind: value } } })
      const own = edited(ownLayout, '"sections": {', `"effects": ${effect}, "sections": {`)
      return texts({ [ownLayout]: own }, ownLayout, language).filter((each) => /City/.test(each))
    }
    const choice = {
      when: { field: 'pieces', above: 3 },
      then: 'A',
      else: { when: { field: 'note', filled: true }, then: { from: 'note' } },
    }
    expect(told(choice)).toEqual([
      'When City changes, Kind becomes (Kind A if Pieces is above 3, else (Note if Note has a value, else empty)).',
    ])
    expect(told(choice, 'ja')).toEqual([
      '連動を追加: 「日本語 City」が変わると、「日本語 Kind」を（「日本語 Pieces」が3より大きい場合は日本語 Kind A、それ以外は（「日本語 Note」に値がある場合は日本語 Note、それ以外は空））にする。',
    ])
  })

  it('tells a rule or an effect of the portal that is changed whole, as it is now; one that is turned off by that alone', () => {
    const own = (rules: string) =>
      edited(
        ownLayout,
        '"sections": {',
        `"rules": { "dates": ${rules} }, "effects": { "cityChanged": { "set": { "pieces": 7 } } }, "sections": {`,
      )
    const told = (rules: string, language = 'en') =>
      texts({ [ownLayout]: own(rules) }, ownLayout, language).filter((each) => /End|Pieces|Dates/.test(each))
    expect(told('{ "when": { "field": "kind", "is": "A" } }')).toEqual([
      'Changed rule when submitting: “The end is before the begin” stands at End unless End is not before Begin, as long as Kind is Kind A.',
      'Now, when City changes while City has a value, Kind becomes Kind A and Pieces becomes 7.',
    ])
    expect(told('{ "when": { "field": "kind", "is": "A" } }', 'ja').join(' ')).not.toMatch(/[{}[\]"]/)
    expect(told('{ "hidden": true }')[0]).toMatch(/is hidden\.$/)
  })

  it('[ST-04] reads in Japanese for who reads Japanese', () => {
    expect(texts({}, ownLayout, 'ja')).toEqual([
      '「日本語 Details」に項目「Cost centre」を追加: 「日本語 Kind」の後に置く。',
      '「日本語 Note」: 保存時に必須。',
      '「日本語 Begin」: 非表示にする。',
    ])
  })

  it.each(['Label on a phone', 'Address', 'Hint while disabled', 'Days ahead', 'Query parameters', 'Refresh'])(
    'has Japanese words for the property %s',
    (title) => expect(sentencesIn('ja').titled(title)).toMatch(/^[^A-Za-z]+$/),
  )

  // As a folder from elsewhere may have it, or an entry that is not whole yet: whoever mends it has to see it.
  it.each([
    '{ "field": "kind", "lookup": "kinds" }',
    '{ "field": "kind" }',
    '{ "all": 3 }',
    '{ "not": {} }',
    '[{}]',
    '"x"',
    '7',
  ])('finds words for %s wherever it stands', (wrong) => {
    const keys = ['visible', 'required', 'keep', 'options', 'label', 'width', 'widget', 'hidden', 'after']
    const written = keys.map((key) => texts({ [ownLayout]: edited(ownLayout, '"hidden": true', `"${key}": ${wrong}`) }))
    const rule = `"sections": { "lines": 1 }, "rules": { "x_dates": { "message": "field.city", "at": "kind", "when": ${wrong}, "require": ${wrong} } }, "sections": {`
    written.push(texts({ [ownLayout]: edited(ownLayout, '"sections": {', rule) }))
    expect(written.flat().join(' ')).not.toMatch(/undefined|\[object/)
  })

  it('is silent about a file that cannot be read', () => expect(texts({ [ownLayout]: '{' })).toEqual([]))
})
