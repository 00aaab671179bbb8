import { error, nearestWord, noSuch, unknown, warning, type Nearest } from './entry.ts'

/** Names that name nothing. */
export const ofNames = {
  'own-field-not-kept': error(
    "A tenant's own field stands in a form whose record the contract gives no place for such fields.",
    { id: 'x_costCentre' },
    (p) => `The gateway keeps no fields of your own with this record, so "${p.id}" would be refused.`,
    () => 'Give it a `path` that the record has, or take it away.',
  ),
  'filter-of-text': warning(
    'An arrangement names a span around today for a column whose filter is a text.',
    { column: 'podEtaDate', span: 'next7Days' },
    (p) => `The column "${p.column}" is filtered by its text, and none reads "${p.span}".`,
    () => 'Give the column "filter": "date".',
  ),
  'filter-of-none': warning(
    'An arrangement filters a column that the list has no filter for: it shows all rows.',
    { column: 'refNo' },
    (p) => `The column "${p.column}" has "filter": "none", so nothing is filtered by it.`,
    () => 'Give the column a filter, or take it out of the arrangement.',
  ),
  'choice-doubled': warning<{ value: string; other: string }>(
    'A list of choices gets one that differs from another in capitals alone: it is a choice of its own, and changes nothing of the other.',
    { value: 'departed', other: 'DEPARTED' },
    (p) => `"${p.value}" is a choice beside "${p.other}", not the same one.`,
    (p) => `Write "${p.other}" to change that one.`,
  ),
  'filter-without-days': warning<{ column: string; better: string }>(
    'A column is filtered by a calendar whose values are no days: no row would ever be found.',
    { column: 'currentStatus', better: 'select' },
    (p) => `The column "${p.column}" holds no days, so no day chosen in a calendar finds a row.`,
    (p) => `Write "filter": "${p.better}", or take it away.`,
  ),
  'text-for-code': warning<{ text: string; value: string }>(
    'A condition compares a value with what people read in its place, so that it would never hold, or a form puts that in.',
    { text: 'Delivered', value: 'DELIVERED' },
    (p) => `"${p.text}" is what people read; the value is "${p.value}".`,
    (p) => `Write "${p.value}".`,
  ),
  'code-misspelt': warning<{ text: string; value: string }>(
    'A condition compares a value, or a click asks a list, with what none of its choices is, and one is nearly written so.',
    { text: 'DELAYD', value: 'DELAYED' },
    (p) => `No choice has the value "${p.text}".`,
    (p) => `Did you mean "${p.value}"?`,
  ),
  'own-field-unshown': warning<{ name: string; layout: string }>(
    "Data rules have a tenant's own field that nothing shows, sets or reads.",
    { name: 'x_costCentre', layout: 'forms/booking.layout.json' },
    (p) => `Nothing shows "${p.name}".`,
    (p) =>
      `Add it to a section in ${p.home}/${p.layout}: "fields": { "${p.name}": { "label": "field.${p.name.slice(2)}" } }.`,
  ),
  'own-type-unmarked': warning<{ type: string; own: string }>(
    "A field has the documents of a type that reads as the tenant's own and is not named as one, so that the gateway knows it as none.",
    { type: 'certificate', own: 'x_certificate' },
    (p) => `"${p.type}" is no type of your own, and taken only where the gateway's list of types has it.`,
    (p) => `Write "${p.own}", which makes it a type of your own.`,
  ),
  'own-field-required': error(
    "Data rules demand a tenant's own field at all times, in drafts and in records that were kept before it was there.",
    { name: 'x_costCentre' },
    (p) => `Data rules cannot demand "${p.name}", a field of your own.`,
    () => 'Write "required": { "on": "submit" } or { "on": "save" } at the field in the layout.',
  ),
  'unknown-part': unknown(
    'No part of this name is registered for fields, cells, blocks or charts.',
    { kind: 'field', name: 'dat' },
    { nearest: 'date' },
    (p) => `There is no ${p.kind} part "${p.name}".`,
  ),
  'unknown-item': noSuch(
    'No entry of items is called',
    'A value refers to an entry of `items` that does not stand there.',
    'fistLine',
    'firstLine',
  ),
  'unknown-lookup': noSuch('There is no lookup', 'lookups.json has no such lookup, or it is hidden.', 'mode', 'modes'),
  'lookup-hidden': error<{ name: string; places: number; first: string }>(
    'A tenant hides a whole list of choices from which fields or columns still choose.',
    { name: 'deliveryTerms', places: 2, first: 'schemas/forms/booking.layout.json:93' },
    (p) =>
      `"${p.name}" is hidden, but ${p.places === 1 ? 'one place needs' : `${p.places} places need`} it, the first is ${p.first}.`,
    () => 'Hide the fields that choose from it, or single choices, in its place.',
  ),
  'unknown-operation': noSuch(
    'The contract has no operation',
    'The contract of the gateway has no operation of this id.',
    'getBookings',
    'getBooking',
  ),
  'unknown-label': error<{ name: string } & Nearest>(
    'The label has no English text, so people would read its id.',
    { name: 'field.costCenter', nearest: 'field.costCentre' },
    (p) => `There is no English text for the label "${p.name}".`,
    (p) =>
      [nearestWord(p), `Write the text of a label of your own in ${p.home}/labels/en.json.`]
        .filter((each) => each !== undefined)
        .join(' '),
  ),
  'unknown-icon': noSuch('There is no icon', 'The portal has no such icon.', 'trash', 'train'),
  'unknown-drawer': noSuch(
    'There is no drawer',
    "The tenant's flavour has no such drawer in portal.json.",
    'bookings',
    'booking',
  ),
  'unknown-route': noSuch(
    'There is no route',
    "The tenant's flavour has no such route in portal.json.",
    'shipment',
    'shipments',
  ),
  'unknown-screen': noSuch(
    'There is no screen',
    'No file of forms/, grids/, views/, drilldowns/ or dashboards/ has this name.',
    'grids/booking',
    'grids/bookings',
  ),
  'unknown-column': noSuch(
    'The grid has no column',
    'A card, an order or an arrangement of a list names a column that the list does not have.',
    'bookingNr',
    'bookingNo',
  ),
  'unknown-field': noSuch(
    'The form has no field',
    'An effect or an option names a field that the form does not have.',
    'pickupRemarks',
    'pickupRemark',
  ),
  'unknown-section': noSuch(
    'There is no section',
    'A field is to stand in a section that the form does not have, or a list is to show a section that its view does not have.',
    'detail',
    'details',
  ),
  'unknown-arrangement': noSuch(
    'The grid has no arrangement',
    'A list begins with an arrangement that it does not have.',
    'arrivals',
    'arrival',
  ),
  'unknown-level': noSuch(
    'The drill-down has no level',
    'A block of a drill-down opens a level that is not there.',
    'line',
    'lines',
  ),
  'unreachable-level': error(
    'Nobody can get to this level of a drill-down.',
    { name: 'lines' },
    (p) => `No row opens the level "${p.name}".`,
    () => 'A block of a level before it names it by "opens".',
  ),
  'unknown-type': noSuch(
    'The contract has no type',
    'The `$ref` of data rules leads to no type of the contract.',
    'Bookings',
    'Booking',
  ),
  'unknown-help': noSuch('There is no help page', 'schemas/help/en has no such page.', 'bookings-form', 'booking-form'),
  'unknown-neighbour': error<{ name: string; section?: string | undefined } & Nearest>(
    '`after` or `before` names an entry that is not in the same map.',
    { name: 'refNo', nearest: 'referenceNumber' },
    (p) => `There is no entry "${p.name}" beside which this one could stand.`,
    (p) =>
      p.section === undefined
        ? nearestWord(p)
        : `It stands in the section "${p.section}": "section": "${p.section}" puts this field there, too.`,
  ),
  'part-does-not-fit': error(
    'The part edits values of another type than the contract has here.',
    { name: 'toggle', path: 'commodity', type: 'string' },
    (p) => `The part "${p.name}" cannot edit "${p.path}", which is of type ${p.type}.`,
  ),
  'no-nested-fields': error(
    'Only a part for lists takes fields of its own.',
    { name: 'text' },
    (p) => `The part "${p.name}" takes no nested fields.`,
  ),
}
