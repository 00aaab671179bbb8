import { describe, expect, it } from 'vitest'
import { checkTenant } from '../compile/compiler.ts'
import { describedFindings, positionOf, type Code } from '../findings/diagnostics.ts'
import { edited, world } from '../testing/world.ts'

/** One slip in a flawless world: file, what is replaced by what, the code found, where the finding points, and a word of its message or hint. */
type Slip = [code: Code, path: string, piece: string, by: string, at: string, says?: string]

const portal = 'schemas/portal.json'
const lookups = 'schemas/lookups.json'
const layout = 'schemas/forms/order.layout.json'
const rules = 'schemas/forms/order.schema.json'
const grid = 'schemas/grids/orders.json'
const english = 'schemas/labels/en.json'
const japanese = 'schemas/labels/ja.json'
const tenant = 'tenants/NORTH/tenant.json'
const ownLayout = 'tenants/NORTH/forms/order.layout.json'
const ownRules = 'tenants/NORTH/forms/order.schema.json'
const ownGrid = 'tenants/NORTH/grids/orders.json'
const ownLabels = 'tenants/NORTH/labels/en.json'
const own = '"note": { "required": { "on": "save" } }'

const ACTION = '"call": "saveOrder", "query": { "action": "S" }, "set": { "kind": "B" }, "validate": "submit"'
const MESSAGES = '"messages": { "maxLength"'
const LOAD = '{ "operation": "getOrder", "path": { "id": { "from": "choice" } } }'

const slips: Slip[] = [
  // the file
  ['syntax', grid, '"height": 410,', '"height": 410,,', ',\n  "card"'],
  ['syntax', layout, '"title": "order.title",', '// the heading\n  "title": "order.title",', '// the'],
  ['duplicate-key', grid, '"height": 410,', '"height": 410, "height": 400,', '"height": 400'],
  ['forbidden-key', layout, '"kindChanged"', '"__proto__"', '"__proto__"'],
  ['forbidden-key', lookups, '"countries"', '"constructor"', '"constructor"'],
  ['missing-schema', grid, '"$schema": "../meta/grid.schema.json",', '', '{', '../meta/grid.schema.json'],
  [
    'missing-schema',
    ownGrid,
    '"$schema": "../../../schemas/meta/overrides/grid.schema.json",',
    '',
    '{',
    'overrides/grid',
  ],
  ['wrong-schema', grid, 'grid.schema.json', 'form-layout.schema.json', '"../meta/form', '../meta/grid.schema.json'],
  // structure
  ['unknown-key', grid, '"height"', '"hieght"', '"hieght"', '"height"'],
  ['unknown-key', layout, '"label": "field.begin"', '"lable": "field.begin"', '"lable"', '"label"'],
  [
    'unknown-key',
    layout,
    '{ "field": "kind", "in": ["A"] }',
    '{ "field": "kind", "on": ["A"] }',
    '"on": ["A"]',
    '"in"',
  ],
  ['unknown-key', layout, '{ "maxRows": 4 }', '{ "maxRow": 4 }', '"maxRow"', '"maxRows"'],
  ['unknown-key', layout, '"label": "field.begin"', '"label": "field.begin", "options": { "rows": 2 }', '"rows": 2'],
  [
    'unknown-key',
    layout,
    '{ "maxLength": "form.tooLong" }',
    '{ "maxLenght": "form.tooLong" }',
    '"maxLenght"',
    '"maxLength"',
  ],
  ['missing-key', grid, '"height": 410,', '', '{', '"height"'],
  [
    'action-does-nothing',
    layout,
    '"call": "saveOrder", "query": { "action": "S" }, "validate": "save",',
    '',
    '{ "label": "action.save"',
    '"call"',
  ],
  ['missing-key', layout, '{ "lookup": "kinds" }, "required"', '{ }, "required"', '{ }', '"lookup"'],
  [
    'missing-key',
    layout,
    ', "options": { "lookup": "kinds" }, "required": true',
    '',
    '{ "label": "field.kind"',
    'options.lookup',
  ],
  ['wrong-type', grid, '410', '"410"', '"410"', 'Expected a number, found a text'],
  ['not-in-list', layout, '"toast", "close"', '"toast", "shut"', '"shut"', 'toast, close'],
  ['wrong-type', layout, '"clear": ["city"]', '"clear": "city"', '"city" },', 'Expected a list'],
  ['null-refused', ownGrid, '{ "hidden": true }', 'null', 'null', 'hidden'],
  ['null-refused', grid, '"flex": 1', '"flex": null', 'null'],
  ['not-in-list', portal, '"style": "button"', '"style": "buton"', '"buton"', '"button"'],
  ['not-in-list', layout, '"validate": "submit"', '"validate": "sumbit"', '"sumbit"', '"submit"'],
  ['out-of-range', layout, '"label": "field.begin"', '"label": "field.begin", "width": 13', '13', 'more than 12'],
  ['wrong-form', tenant, '#204060', 'blue', '"blue"'],
  // names
  ['unknown-part', layout, '"widget": "party"', '"widget": "partie"', '"partie"', '"party"'],
  ['unknown-part', grid, '"cell": "badge"', '"cell": "bagde"', '"bagde"', '"badge"'],
  ['unknown-lookup', layout, '"lookup": "cities"', '"lookup": "citys"', '"citys"', '"cities"'],
  [
    'unknown-lookup',
    layout,
    '"status": { "field": "kind", "lookup": "kinds" }',
    '"status": { "field": "kind", "lookup": "kind" }',
    '"kind" },\n    "editable"',
    '"kinds"',
  ],
  [
    'lookup-not-fixed',
    grid,
    '"number": { "label"',
    '"number": { "options": { "names": "countries" }, "label"',
    '"countries"',
  ],
  ['unknown-item', lookups, '"item": "town"', '"item": "twon"', '"twon"', '"town"'],
  ['unknown-path', lookups, '"country": "zone"', '"country": "zon"', '"zon"', '"zone"'],
  ['unknown-operation', lookups, 'listCountries', 'listCountrys', '"listCountrys"', '"listCountries"'],
  ['unknown-operation', layout, '"call": "saveOrder"', '"call": "safeOrder"', '"safeOrder"', '"saveOrder"'],
  ['unknown-label', layout, '"field.begin"', '"field.begins"', '"field.begins"', '"field.begin"'],
  ['unknown-label', lookups, '"kind.b"', '"kind.c"', '"kind.c"', '"kind.'],
  [
    'unknown-label',
    ownLayout,
    own,
    '"note": { "label": "field.x_remark" }',
    '"field.x_remark"',
    'tenants/NORTH/labels/en.json',
  ],
  ['unknown-icon', portal, '"icon": "list"', '"icon": "lists"', '"lists"', '"list"'],
  ['unknown-drawer', grid, '"open": { "drawer": "order"', '"open": { "drawer": "orders"', '"orders", "id"', '"order"'],
  ['unknown-route', portal, '"route": "orders"', '"route": "order"', '"order" }', '"orders"'],
  ['unknown-screen', portal, '"grids/orders"', '"grids/order"', '"grids/order"', '"grids/orders"'],
  ['unknown-column', grid, '"title": "number"', '"title": "nummer"', '"nummer"', '"number"'],
  ['unknown-column', grid, '{ "kind": "A" }', '{ "kin": "A" }', '"kin"', '"kind"'],
  ['unknown-column', grid, '"columns": ["kind"]', '"columns": ["kinds"]', '"kinds"', '"kind"'],
  [
    'unknown-field',
    layout,
    '"on": "kind", "clear"',
    '"on": "kind", "clearFields": ["nota"], "clear"',
    '"nota"',
    '"note"',
  ],
  ['unknown-field', layout, '"on": "kind", "clear"', '"on": "kind", "clearFields": ["qty"], "clear"', '"qty"'],
  ['unknown-arrangement', grid, '"arrangement": "brief"', '"arrangement": "breif"', '"breif"', '"brief"'],
  ['unknown-type', rules, 'schemas/Order"', 'schemas/Ordre"', '"../../openapi', '"Order"'],
  ['unknown-neighbour', ownGrid, '"before": "number"', '"before": "numbers"', '"numbers"', '"number"'],
  [
    'no-nested-fields',
    layout,
    '"label": "field.kind", "widget"',
    '"label": "field.kind", "fields": {}, "widget"',
    '{}, "widget"',
  ],
  [
    'part-does-not-fit',
    layout,
    '"label": "field.begin"',
    '"label": "field.begin", "widget": "rows"',
    '"rows" },',
    'type string',
  ],
  ['not-in-list', layout, '"in": ["A"]', '"in": ["A", "AB"]', '"AB"', '"A"'],
  ['not-in-list', layout, '"set": { "kind": "B" }', '"set": { "kind": "C" }', '"C"', 'Allowed: A, B'],
  ['not-in-list', layout, '"on": "kind", "clear"', '"on": "kind", "to": "a", "clear"', '"a"', '"A"'],
  [
    'wrong-type',
    layout,
    '{ "field": "row.qty", "above": 1 }',
    '{ "field": "row.qty", "is": "1" }',
    '"1"',
    'type integer',
  ],
  [
    'wrong-type',
    portal,
    '"field": "session.bookingAccess", "is": true',
    '"field": "session.bookingAccess", "is": "Y"',
    '"Y"',
    'type boolean',
  ],
  // paths and calls
  ['unknown-path', grid, '"field": "buyerName"', '"field": "buyersName"', '"buyersName"', '"buyerName"'],
  ['unknown-path', grid, '"number": { "label"', '"nummer": { "label"', '"nummer"', '"number"'],
  [
    'unknown-path',
    layout,
    '"begin": { "label": "field.begin" }',
    '"begyn": { "label": "field.begin" }',
    '"begyn"',
    '"begin"',
  ],
  ['unknown-path', layout, '"nameField": "buyerName"', '"nameField": "buyerNam"', '"buyerNam"', '"buyerName"'],
  ['unknown-path', layout, '"addressPrefix": "buyerLine"', '"addressPrefix": "buyerLin"', '"buyerLin"', '"buyerLine1"'],
  ['unknown-path', layout, '"qty": {', '"quantity": {', '"quantity"'],
  ['unknown-path', layout, '"row.qty"', '"row.qyt"', '"row.qyt"', '"qty"'],
  [
    'unknown-path',
    layout,
    '"visible": { "field": "kind", "in"',
    '"visible": { "field": "kynd", "in"',
    '"kynd"',
    '"kind"',
  ],
  [
    'unknown-path',
    layout,
    '"label": "field.begin"',
    '"label": "field.begin", "keep": { "field": "kynd", "is": "A" }',
    '"kynd"',
    '"kind"',
  ],
  ['unknown-path', layout, '"from": "country"', '"from": "ctry"', '"ctry"'],
  ['unknown-path', layout, '{ "of": "begin" }', '{ "of": "row.begin" }', '"row.begin"', 'outside a list'],
  ['unknown-path', layout, '"set": { "kind": "A" }', '"set": { "kin": "A" }', '"kin"', '"kind"'],
  ['unknown-path', layout, '"record.number"', '"record.numer"', '"record.numer"', '"number"'],
  ['unknown-path', layout, '"address.id"', '"address.ids"', '"address.ids"', '"id"'],
  [
    'unknown-path',
    layout,
    '"path": { "id": { "from": "address.id" } }',
    '"path": { "id": { "from": "address.given.kind" } }',
    '"address.given.kind"',
    'What lists give',
  ],
  [
    'unknown-path',
    grid,
    '"drawer": "order", "id": "id"',
    '"drawer": "order", "id": "id", "gives": { "kind": "knd" }',
    '"knd"',
    '"kind"',
  ],
  [
    'wrong-form',
    grid,
    '"drawer": "order", "id": "id"',
    '"drawer": "order", "id": "id", "gives": { "a kind": "kind" }',
    '"a kind"',
  ],
  [
    'unknown-path',
    layout,
    '"initial": { "kind": "A" }',
    '"initial": { "customFields.x_other": "A" }',
    '"customFields.x_other"',
  ],
  [
    'unknown-path',
    portal,
    '"session.bookingAccess"',
    '"session.bokingAccess"',
    '"session.bokingAccess"',
    '"bookingAccess"',
  ],
  ['unknown-path', portal, '"session.bookingAccess"', '"kind"', '"kind"', 'without data'],
  ['unknown-path', grid, '"session.isCPAdmin"', '"tenant.accessLevels.accessToOrders"', '"tenant.acc'],
  ['unknown-path', grid, '"at": "data"', '"at": "items"', '"items"', 'The answer'],
  ['unknown-path', lookups, '"zone"', '"zones"', '"zones"', '"zone"'],
  ['unknown-path', rules, '"note": {', '"notes": {', '"notes"', '"note"'],
  ['unknown-path', rules, '"qty": {', '"qti": {', '"qti"', '"qty"'],
  ['unknown-param', layout, '"CtryCode"', '"CtryCod"', '"CtryCod"', '"CtryCode"'],
  ['unknown-param', layout, '"path": { "id": {', '"path": { "id": { "from": "address.id" }, "no": {', '"no"'],
  ['unknown-param', grid, '"param": "days"', '"param": "day"', '"day"', '"days"'],
  ['missing-param', layout, ', "path": { "id": { "from": "address.id" } }', '', '"getOrder"', '"id"'],
  [
    'missing-param',
    layout,
    '"query": { "action": "S" }, "validate": "save"',
    '"validate": "save"',
    '"saveOrder"',
    '"action"',
  ],
  ['missing-param', layout, ', "lookupQuery": { "CtryCode": { "from": "country" } }', '', '"cities"', '"CtryCode"'],
  ['missing-param', layout, '{ "CtryCode": { "from": "country" } }', '{ "Sea": true }', '{ "Sea"', '"CtryCode"'],
  [
    'body-not-taken',
    layout,
    '"call": "saveOrder", "query": { "action": "S" }, "set"',
    '"call": "listOrders", "set"',
    '{ "kind": "B" }, "val',
    '"set"',
  ],
  [
    'body-not-given',
    layout,
    '"operation": "getOrder", "path": { "id": { "from": "address.id" } }',
    '"operation": "saveOrder", "query": { "action": "S" }',
    '"saveOrder", "query": { "action": "S" } }',
  ],
  [
    'unknown-path',
    grid,
    '"height": 410,',
    '"height": 410, "paging": { "total": "datas", "max": "data" },',
    '"datas"',
    '"data"',
  ],
  [
    'unknown-path',
    grid,
    '"id": "id" },',
    '"id": "id", "instead": { "all": { "when": { "field": "address.all", "filled": true }, "operation": "listOrders" } } },',
    '"listOrders" } } }',
    '"[]"',
  ],
  [
    'unknown-path',
    grid,
    '"height": 410,',
    '"height": 410, "exceptions": { "odd": { "label": "nav.orders", "when": { "field": "row.notee", "filled": true } } },',
    '"row.notee"',
    '"note"',
  ],
  ['lookup-without-source', lookups, '{ "operation": "listCountries" }', '{}', '"countries"'],
  ['navigation-leads-nowhere', portal, ', "drawer": "order", "style"', ', "style"', '"newOrder"'],
  // what an action does, and what a new record takes over
  ['unknown-route', layout, ACTION, '"go": "order", "validate": "submit"', '"order", "validate"', '"orders"'],
  [
    'action-does-nothing',
    layout,
    ACTION,
    '"call": "saveOrder", "query": { "action": "S" }, "go": "orders"',
    '{ "label": "action.submit"',
    '"go"',
  ],
  ['unknown-path', layout, ACTION, `${ACTION}, "omit": ["nota"]`, '"nota"', '"note"'],
  ['unknown-path', layout, ACTION, `${ACTION}, "append": { "line": { "item": "X" } }`, '"line"', '"lines"'],
  [
    'unknown-path',
    layout,
    ACTION,
    `${ACTION}, "append": { "lines": { "item": { "from": "nota" } } }`,
    '"nota"',
    '"note"',
  ],
  ['wrong-type', layout, ACTION, `${ACTION}, "inReadOnly": "yes"`, '"yes"', 'true or false'],
  ['unknown-lookup', layout, ACTION, `${ACTION}, "renews": ["kind"]`, '"kind"]', '"kinds"'],
  [
    'unknown-path',
    layout,
    '"effects": {',
    '"asks": { "open": { "operation": "listOrders" } }, "apply": { "label": "form.lines", "lookup": "kinds", "load": { "operation": "getOrder", "path": { "id": { "from": "asked.opens" } } } }, "effects": {',
    '"asked.opens"',
    '"open"',
  ],
  [
    'unknown-operation',
    layout,
    '"effects": {',
    '"asks": { "open": { "operation": "listOrder" } }, "effects": {',
    '"listOrder"',
    '"listOrders"',
  ],
  ['not-in-list', layout, ACTION, `${ACTION}, "then": ["take", "takes"]`, '"takes"', 'take'],
  ['missing-key', layout, ACTION, `${ACTION}, "input": { "maxLength": 20 }`, '{ "maxLength": 20', '"label"'],
  ['unknown-label', layout, MESSAGES, `"copy": { "label": "form.line" }, ${MESSAGES}`, '"form.line"', '"form.lines"'],
  [
    'unknown-path',
    layout,
    MESSAGES,
    `"copy": { "label": "form.lines", "omit": ["ids"] }, ${MESSAGES}`,
    '"ids"',
    '"id"',
  ],
  [
    'unknown-path',
    layout,
    MESSAGES,
    `"copy": { "label": "form.lines", "rows": { "line": {} } }, ${MESSAGES}`,
    '"line": {}',
    '"lines"',
  ],
  [
    'missing-key',
    layout,
    MESSAGES,
    `"apply": { "label": "form.lines", "lookup": "kinds" }, ${MESSAGES}`,
    '{ "label": "form.lines", "lookup"',
    '"load"',
  ],
  [
    'unknown-lookup',
    layout,
    MESSAGES,
    `"apply": { "label": "form.lines", "lookup": "kind", "load": ${LOAD} }, ${MESSAGES}`,
    '"kind", "load"',
    '"kinds"',
  ],
  [
    'missing-param',
    layout,
    MESSAGES,
    `"apply": { "label": "form.lines", "lookup": "kinds", "load": { "operation": "getOrder" } }, ${MESSAGES}`,
    '"getOrder" } }',
    '"id"',
  ],
  [
    'unknown-path',
    layout,
    MESSAGES,
    `"apply": { "label": "form.lines", "lookup": "kinds", "load": ${LOAD}, "set": { "nota": "X" } }, ${MESSAGES}`,
    '"nota"',
    '"note"',
  ],
  [
    'unknown-lookup',
    grid,
    '"height": 410,',
    '"height": 410, "criteria": { "kind": { "label": "field.kind", "names": ["kind"], "lookup": "kind" } },',
    '"kind" }',
    '"kinds"',
  ],
  ['wrong-type', grid, '"height": 410,', '"height": 410, "pageSizes": 25,', '25', 'true or false'],
  // overrides
  ['override-unknown', ownLayout, own, '"noet": { "label": "field.note" }', '"noet"', '"note"'],
  ['override-unknown', ownLabels, '"field.x_costCentre"', '"field.notte"', '"field.notte"', '"field.note"'],
  ['override-unknown', ownGrid, '"buyer": {', '"buyers": {', '"buyers"', '"buyer"'],
  ['override-renamed', ownLayout, '"details"', '"main"', '"main"', 'sections.details'],
  ['word-renamed', grid, '"arrangement": "brief"', '"view": "brief"', '"view"', 'arrangement'],
  ['override-equal', ownLayout, own, '"note": { "label": "field.note" }', '"field.note"'],
  ['override-equal', ownLayout, own, '"city": { "visible": { "field": "kind", "in": ["A"] } }', '{ "field": "kind"'],
  ['override-equal', ownLayout, own, '"kind": { "options": { "lookup": "kinds" } }', '"kinds"'],
  ['override-equal', ownRules, '30', '50', '50'],
  ['weakened-rule', ownRules, '30', '80', '80', 'maxLength 50'],
  ['weakened-rule', ownRules, '"note": { "maxLength": 30 }', '"pieces": { "minimum": 0 }', '0 }', 'minimum 1'],
  ['weakened-rule', ownRules, '"note": { "maxLength": 30 }', '"kind": { "enum": ["A", "C"] }', '["A", "C"]', 'no C'],
  ['weakened-rule', rules, '"maxLength": 50', '"maxLength": 500', '500', 'maxLength 200'],
  ['weakened-rule', ownLayout, own, '"kind": { "required": false }', 'false', 'requirement'],
  ['weakened-rule', ownLayout, own, '"kind": { "required": { "on": "submit" } }', '{ "on": "submit" }', 'requirement'],
  [
    'weakened-rule',
    ownLayout,
    own,
    '"note": { "required": { "when": { "field": "kind", "is": "A" } } }',
    '{ "field": "kind", "is": "A" }',
    'any',
  ],
  ['weakened-rule', ownLayout, own, '"end": { "readOnly": false }', 'false', 'read-only'],
  [
    'weakened-rule',
    ownGrid,
    '"columns"',
    '"actions": { "add": { "access": { "field": "session.isCustAdmin", "is": true } } }, "columns"',
    '{ "field": "session',
    'all',
  ],
  [
    'weakened-rule',
    ownLayout,
    '"sections": {',
    '"rules": { "dates": { "hidden": true } }, "sections": {',
    'true',
    'hiding',
  ],
  [
    'weakened-rule',
    ownLayout,
    '"sections": {',
    '"rules": { "dates": { "when": { "field": "end", "filled": true } } }, "sections": {',
    '{ "field": "end"',
    '`when`',
  ],
  [
    'weakened-rule',
    ownLayout,
    '"sections": {',
    '"actions": { "submit": { "validate": "none" } }, "sections": {',
    '"none"',
  ],
  [
    'weakened-rule',
    ownLayout,
    '"sections": {',
    '"sections": { "lines": { "fields": { "lines": { "options": { "maxRows": 9 } } } },',
    '9 }',
    'limit 4',
  ],
  ['own-name', ownLayout, '"x_costCentre"', '"x-costCentre"', '"x-costCentre"', 'x_'],
  ['own-name', ownRules, '"x_costCentre"', '"xCostCentre"', '"xCostCentre"', 'x_'],
  ['hidden-required', ownLayout, own, '"note": { "hidden": true }', 'true', '"note"'],
  // what cannot work
  [
    'effect-circle',
    layout,
    '"when": { "field": "city", "filled": true }, ',
    '',
    '"kind", "clear"',
    'kindChanged → cityChanged → kindChanged',
  ],
  ['effect-circle', layout, '"clear": ["city"]', '"set": { "city": "X" }', '"kind", "set"', 'circle'],
  [
    'effect-circle',
    layout,
    '"effects": {',
    '"effects": { "a": { "each": "lines", "on": "qty", "set": { "item": "X" } }, "b": { "each": "lines", "on": "item", "clear": ["qty"] },',
    '"qty", "set"',
    'a → b → a',
  ],
  [
    'effect-circle',
    layout,
    '"effects": {',
    '"effects": { "a": { "on": "note", "clearFields": ["begin"] }, "b": { "on": "begin", "clear": ["note"] },',
    '"note", "clearFields"',
    'a → b → a',
  ],
  [
    'effect-circle',
    layout,
    '"effects": {',
    '"effects": { "a": { "on": "note", "clearFields": ["buyer"] }, "b": { "on": "buyerName", "clear": ["note"] },',
    '"note", "clearFields"',
    'a → b → a',
  ],
  [
    'unknown-path',
    layout,
    '"effects": {',
    '"effects": { "a": { "each": "lines", "on": "qyt", "clear": ["item"] },',
    '"qyt"',
    '"qty"',
  ],
  [
    'unknown-path',
    layout,
    '"effects": {',
    '"effects": { "a": { "each": "lines", "on": "qty", "when": { "field": "row.itme", "filled": true }, "clear": ["item"] },',
    '"row.itme"',
    '"item"',
  ],
  [
    'unknown-path',
    layout,
    '"effects": {',
    '"composed": { "itme": { "each": "lines", "from": ["qty"] } }, "effects": {',
    '"itme"',
    '"item"',
  ],
  [
    'unknown-path',
    layout,
    '"effects": {',
    '"composed": { "note": { "text": { "label": "form.lines", "values": { "a": { "path": "kidn" } } } } }, "effects": {',
    '"kidn"',
    'The data',
  ],
  [
    'missing-key',
    layout,
    '"effects": {',
    '"composed": { "note": { "separator": "/" } }, "effects": {',
    '{ "separator"',
    '"from"',
  ],
  [
    'unknown-path',
    layout,
    '"effects": {',
    '"generated": { "lines": { "on": ["kind"], "rows": [{ "values": { "itme": "A" } }] } }, "effects": {',
    '"itme"',
    '"item"',
  ],
  [
    'unknown-path',
    layout,
    '"effects": {',
    '"generated": { "lines": { "on": ["knid"], "rows": [{ "values": { "item": "A" } }] } }, "effects": {',
    '"knid"',
    'The data',
  ],
  ['label-untranslated', japanese, '  "field.note": "日本語 Note",\n', '', '', '"ja"'],
  ['label-without-english', japanese, '"field.note"', '"field.notes"', '"field.notes"', '"field.note"'],
  ['language-without-labels', portal, '["en", "ja"]', '["en", "fr"]', '"fr"'],
  ['pattern-invalid', rules, '^[A-Za-z ]*$', '^[A-Z', '"^[A-Z"'],
  ['pattern-dangerous', rules, '^[A-Za-z ]*$', '^([a-z]+)*$', '"^([a-z]+)*$"', 'twice the time'],
  ['pattern-dangerous', rules, '^[A-Za-z ]*$', '^(a|a)+$', '"^(a|a)+$"', 'no text fit two'],
  [
    'unknown-help',
    portal,
    '"screen": "grids/orders",',
    '"screen": "grids/orders", "help": "order",',
    '"order",',
    '"orders"',
  ],
  ['unknown-help', grid, '"height": 410,', '"height": 410, "help": "oders",', '"oders"', '"orders"'],
  [
    'menu-leads-nowhere',
    portal,
    '"drawers": { "order"',
    '"userMenu": { "about": { "label": "nav.orders" } }, "drawers": { "order"',
    '"about"',
    '"does"',
  ],
  [
    'unknown-route',
    portal,
    '"drawers": { "order"',
    '"userMenu": { "own": { "label": "nav.orders", "route": "order" } }, "drawers": { "order"',
    '"order" }',
    '"orders"',
  ],
  [
    'not-in-list',
    portal,
    '"screen": "forms/order"',
    '"screen": "forms/order", "width": "forms"',
    '"forms" }',
    '"form"',
  ],
  [
    'unknown-drawer',
    portal,
    '"drawers": { "order"',
    '"tracking": { "numbers": {}, "drawer": "orders" }, "drawers": { "order"',
    '"orders" }',
    '"order"',
  ],
  [
    'unknown-param',
    portal,
    '"drawers": { "order"',
    '"tracking": { "operation": "listOrders", "at": "data", "numbers": { "day": { "label": "nav.orders" } }, "drawer": "order" }, "drawers": { "order"',
    '"day"',
    '"days"',
  ],
  [
    'unknown-path',
    portal,
    '"drawers": { "order"',
    '"tracking": { "operation": "listOrders", "at": "data", "id": "id", "choice": ["number", "nots"], "numbers": {}, "drawer": "order" }, "drawers": { "order"',
    '"nots"',
    '"note"',
  ],
  [
    'missing-param',
    portal,
    '"drawers": { "order"',
    '"stay": { "operation": "getOrder" }, "drawers": { "order"',
    '"getOrder"',
    'id',
  ],
  ['colour-unreadable', tenant, '#204060', '#828282', '"#828282"', 'shown as'],
  ['tenant-url-reserved', tenant, '"north"', '"assets"', '"assets"', 'api-gateway'],
  ['tenant-url-taken', tenant, '"north"', '"south"', '"south"', 'SOUTH'],
  ['tenant-id', tenant, '"id": "NORTH"', '"id": "NORD"', '"NORD"', 'NORTH'],
]

describe('one slip is found where it is', () => {
  it.each(slips)('%s in %s: %s → %s', (code, path, piece, by, at, says) => {
    const text = edited(path, piece, by)
    const found = checkTenant(world({ [path]: text }), 'NORTH')
    const match = found.find(
      (each) => each.code === code && (at === '' || (each.file === path && pointsAt(text, each, at))),
    )
    expect(match, JSON.stringify(found, null, 1)).toBeDefined()
    if (says !== undefined) expect(`${match?.message} ${match?.hint ?? ''}`).toContain(says)
  })
})

/** Whether a finding stands exactly where a piece of the text begins. */
function pointsAt(text: string, { line, column }: { line: number; column: number }, at: string): boolean {
  for (let index = text.indexOf(at); index !== -1; index = text.indexOf(at, index + 1)) {
    const place = positionOf(text, index)
    if (place.line === line && place.column === column) return true
  }
  return false
}

describe('a finding', () => {
  it('has line, column and RFC 6901 pointer', () => {
    const text = '{\n  "$schema": "../meta/labels.schema.json",\n  "a/b~c": 7\n}'
    expect(checkTenant(world({ [english]: text }), 'NORTH')).toContainEqual(
      expect.objectContaining({
        code: 'wrong-type',
        severity: 'error',
        file: english,
        line: 3,
        column: 12,
        pointer: '/a~1b~0c',
      }),
    )
  })

  it('is alone: one slip, one finding', () => {
    const only = (path: string, piece: string, by: string) =>
      checkTenant(world({ [path]: edited(path, piece, by) }), 'NORTH').map(({ code }) => code)
    expect(only(grid, '"height"', '"hieght"')).toEqual(['unknown-key'])
    expect(only(ownGrid, '"buyer": {', '"buyers": {')).toEqual(['override-unknown'])
    expect(only(layout, '{ "field": "kind", "in": ["A"] }', '{ "field": "kind", "on": ["A"] }')).toEqual([
      'unknown-key',
    ])
    expect(only(grid, '410', '"410"')).toEqual(['wrong-type'])
    expect(only(layout, '"widget": "party"', '"widget": "partie"')).toEqual(['unknown-part'])
    expect(only(ownLayout, own, '"noet": { "label": "field.note" }')).toEqual(['override-unknown'])
  })

  it('concerns files as a whole too', () => {
    const found = (changes: Record<string, string | undefined>, id = 'NORTH') =>
      checkTenant(world(changes), id).map(({ code, file, hint }) => `${code} ${file} ${hint ?? ''}`)
    expect(found({ 'schemas/form/order.layout.json': '{}' })).toEqual([
      'unknown-file schemas/form/order.layout.json Did you mean "schemas/forms/order.layout.json"?',
    ])
    expect(
      found({ 'tenants/NORTH/grids/order.json': '{ "$schema": "../../../schemas/meta/overrides/grid.schema.json" }' }),
    ).toEqual(['override-without-base tenants/NORTH/grids/order.json Did you mean "schemas/grids/orders.json"?'])
    expect(found({ 'schemas/meta/grid.schema.json': undefined })).toContain(
      'meta-unreadable schemas/meta/grid.schema.json ',
    )
    const ownForm = {
      [ownLayout]: undefined,
      [ownRules]: undefined,
      [ownLabels]: undefined,
      'tenants/NORTH/labels/ja.json': undefined,
    }
    expect(found({ ...ownForm, [rules]: undefined })).toContain(
      `half-a-form ${layout} A form needs its layout and its data rules.`,
    )
    expect(found({ ...ownForm, [layout]: undefined })).toContain(
      `half-a-form ${rules} A form needs its layout and its data rules.`,
    )
    expect(found({}, 'NORT')).toEqual(['tenant-unknown tenants/NORT/tenant.json Did you mean "NORTH"?'])
    expect(found({ [grid]: '['.repeat(5000) })).toContain(`too-deep ${grid} `)
    expect(found({ [grid]: '' }).some((each) => each.startsWith(`syntax ${grid}`))).toBe(true)
  })

  it("does not tell a tenant of another tenant's slips", () => {
    expect(checkTenant(world({ 'tenants/SOUTH/tenant.json': '{' }), 'NORTH')).toEqual([])
    expect(checkTenant(world({ 'tenants/SOUTH/tenant.json': '{' }), 'SOUTH')).not.toEqual([])
  })

  it('of every kind is tried here', () => {
    const elsewhere = [
      'extends-unknown',
      'extends-other-kind',
      'extends-circle',
      'without-unknown',
      'extends-of-tenant',
      'half-a-form',
      'too-deep',
      'unknown-file',
      'meta-unreadable',
      'override-without-base',
      'tenant-unknown',
      'unknown-level',
      'unreachable-level',
      'never-known-empty',
      'widget-figures',
      'dashboard-widgets',
      'other-flavour',
      'not-on-a-page',
      'click-leads-nowhere',
      'rules-contradict',
      'pointer-unknown',
      'base-changed',
      'base-removed',
      'base-unrecorded',
      'type-changed',
    ]
    const tried = new Set([...slips.map(([code]) => code as string), ...elsewhere])
    expect(describedFindings.map(({ code }) => code).filter((code) => !tried.has(code))).toEqual([])
  })
})

describe('an override may', () => {
  const clean = (path: string, piece: string, by: string) =>
    checkTenant(world({ [path]: edited(path, piece, by) }), 'NORTH')
  it.each([
    [
      'narrow access',
      ownGrid,
      '"columns"',
      '"actions": { "add": { "access": { "all": [{ "field": "session.isCPAdmin", "is": true }, { "field": "session.isCustAdmin", "is": true }] } } }, "columns"',
    ],
    [
      'require in more cases',
      ownLayout,
      own,
      '"note": { "required": { "when": { "any": [{ "field": "kind", "is": "B" }, { "field": "kind", "is": "A" }] } } }',
    ],
    ['require what the base does not', ownLayout, own, '"city": { "required": { "on": "submit" } }'],
    ['replace a condition whole', ownLayout, own, '"city": { "visible": { "field": "pieces", "above": 2 } }'],
    ['hide a required field that has a value', ownLayout, own, '"kind": { "hidden": true }'],
    ['narrow a list of values', ownRules, '"note": { "maxLength": 30 }', '"kind": { "enum": ["A"] }'],
  ])('%s', (_what, path, piece, by) => expect(clean(path, piece, by)).toEqual([]))
})
