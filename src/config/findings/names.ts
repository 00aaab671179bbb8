import { error, nearestWord, unknown, type Nearest } from './entry.ts'

/** Names that name nothing. */
export const ofNames = {
  'unknown-part': unknown(
    'No part of this name is registered for fields, cells, blocks or charts.',
    { kind: 'field', name: 'dat' },
    { nearest: 'date' },
    (p) => `There is no ${p.kind} part "${p.name}".`,
  ),
  'unknown-item': unknown(
    'A value refers to an entry of `items` that does not stand there.',
    { name: 'fistLine' },
    { nearest: 'firstLine' },
    (p) => `No entry of items is called "${p.name}".`,
  ),
  'unknown-lookup': unknown(
    'lookups.json has no such lookup, or it is hidden.',
    { name: 'mode' },
    { nearest: 'modes' },
    (p) => `There is no lookup "${p.name}".`,
  ),
  'unknown-operation': unknown(
    'The contract of the gateway has no operation of this id.',
    { name: 'getBookings' },
    { nearest: 'getBooking' },
    (p) => `The contract has no operation "${p.name}".`,
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
  'unknown-icon': unknown(
    'The portal has no such icon.',
    { name: 'trash' },
    { nearest: 'train' },
    (p) => `There is no icon "${p.name}".`,
  ),
  'unknown-drawer': unknown(
    "The tenant's flavour has no such drawer in portal.json.",
    { name: 'bookings' },
    { nearest: 'booking' },
    (p) => `There is no drawer "${p.name}".`,
  ),
  'unknown-route': unknown(
    "The tenant's flavour has no such route in portal.json.",
    { name: 'shipment' },
    { nearest: 'shipments' },
    (p) => `There is no route "${p.name}".`,
  ),
  'unknown-screen': unknown(
    'No file of forms/, grids/, views/, drilldowns/ or dashboards/ has this name.',
    { name: 'grids/booking' },
    { nearest: 'grids/bookings' },
    (p) => `There is no screen "${p.name}".`,
  ),
  'unknown-column': unknown(
    'A card, an order or an arrangement of a list names a column that the list does not have.',
    { name: 'bookingNr' },
    { nearest: 'bookingNo' },
    (p) => `The grid has no column "${p.name}".`,
  ),
  'unknown-field': unknown(
    'An effect or an option names a field that the form does not have.',
    { name: 'pickupRemarks' },
    { nearest: 'pickupRemark' },
    (p) => `The form has no field "${p.name}".`,
  ),
  'unknown-arrangement': unknown(
    'A list begins with an arrangement that it does not have.',
    { name: 'arrivals' },
    { nearest: 'arrival' },
    (p) => `The grid has no arrangement "${p.name}".`,
  ),
  'unknown-level': unknown(
    'A block of a drill-down opens a level that is not there.',
    { name: 'line' },
    { nearest: 'lines' },
    (p) => `The drill-down has no level "${p.name}".`,
  ),
  'unreachable-level': error(
    'Nobody can get to this level of a drill-down.',
    { name: 'lines' },
    (p) => `No row opens the level "${p.name}".`,
    () => 'A block of a level before it names it by "opens".',
  ),
  'unknown-type': unknown(
    'The `$ref` of data rules leads to no type of the contract.',
    { name: 'Bookings' },
    { nearest: 'Booking' },
    (p) => `The contract has no type "${p.name}".`,
  ),
  'unknown-help': unknown(
    'schemas/help/en has no such page.',
    { name: 'bookings-form' },
    { nearest: 'booking-form' },
    (p) => `There is no help page "${p.name}".`,
  ),
  'unknown-neighbour': unknown(
    '`after` or `before` names an entry that is not in the same map.',
    { name: 'refNo' },
    { nearest: 'referenceNumber' },
    (p) => `There is no entry "${p.name}" beside which this one could stand.`,
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
