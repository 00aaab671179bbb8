import { error, migrate, nearestWord, unknown, warning } from './entry.ts'

/** Files that lie over others: those that extend one of the portal's, and tenants' overrides. */
export const ofLayers = {
  'extends-unknown': unknown(
    'A file extends one that does not exist.',
    { name: 'forms/bookings' },
    { nearest: 'forms/booking' },
    (p) => `There is no "${p.name}" that this file could extend.`,
  ),
  'extends-own': error<{ name: string }>(
    'A screen of a tenant extends a screen of the tenant, its own one or itself.',
    { name: 'grids/x_arriving' },
    (p) => `"${p.name}" is a screen of your own, and only a screen of the portal can be extended.`,
    () => 'Extend the screen of the portal that it extends itself, and write here what differs from that.',
  ),
  'extends-other-kind': unknown(
    'A form extends a form, a list a list, and so on.',
    { name: 'grids/bookings' },
    { allowed: 'forms/booking, forms/quote' },
    (p) => `"${p.name}" is a file of another kind; only one of the same kind can be extended.`,
  ),
  'extends-circle': error(
    'Files extend each other, so none of them has a beginning.',
    { circle: 'forms/booking → forms/quote → forms/booking' },
    (p) => `These files extend each other in a circle: ${p.circle}.`,
    () => 'One of them must stand alone.',
  ),
  'without-unknown': unknown(
    '`without` leaves out what the extended file does not have.',
    { key: 'needDates' },
    { nearest: 'needDate' },
    (p) => `What is extended has no "${p.key}" here.`,
  ),
  'extends-of-tenant': error(
    "A tenant's file has its base by its path; it extends nothing and deletes nothing.",
    { key: 'without' },
    (p) => `A tenant's file lies over the portal's; it has no "${p.key}".`,
    () => 'Write what differs; "hidden": true takes an entry away.',
  ),
  'override-without-base': unknown(
    "A tenant's file lies over nothing.",
    { base: 'schemas/grids/booking.json' },
    { nearest: 'schemas/grids/bookings.json' },
    (p) => `There is no ${p.base} that this file could override; a screen of your own has a name that begins with x_.`,
  ),
  'override-unknown': error<{ key: string; nearest?: string | undefined; known?: string }>(
    'An override names an entry that the base does not have, or no longer.',
    { key: 'refNr', nearest: 'refNo' },
    (p) => `The base has no "${p.key}" here.`,
    (p) =>
      nearestWord(p) ??
      `${p.known === undefined ? '' : `It has ${p.known}. `}A tenant's own entry begins with x_; an entry that was taken out of the base cannot be overridden.`,
  ),
  'field-elsewhere': error(
    'An override names a field in a section where the base does not have it, so that the form would show it twice.',
    { id: 'referenceNumber', section: 'details', here: 'cargo' },
    (p) => `The field "${p.id}" stands in the section "${p.section}".`,
    (p) => `Write it there; "section": "${p.here}" beside it moves it here.`,
  ),
  'flavour-not-own': warning(
    'A tenant says something of a flavour that it is not of.',
    { flavour: 'customs', own: 'forwarding' },
    (p) => `The tenant is of the flavour "${p.own}", so nobody reads what is said of "${p.flavour}".`,
    (p) => `Write it at "flavours": { "${p.own}": … }.`,
  ),
  'override-renamed': warning(
    'The base calls the place otherwise now; the override was applied to the new one.',
    { old: 'sections.main', new: 'sections.details' },
    (p) => `"${p.old}" is now "${p.new}"; the override was applied there.`,
    (p) =>
      p.home === 'schemas'
        ? `Write it at "${p.new}".`
        : `Write it at "${p.new}", or let this do it: ${migrate(p.home)}`,
  ),
  'override-equal': warning(
    'The file repeats what stands below it: it changes nothing, and would hide a later change.',
    {},
    () => 'The base says the same.',
    () => 'Delete it, so that the base can change.',
  ),
  'body-forgets': warning(
    'A body is overridden as a whole, and the one in its place does not send what the base took from the address, the session or the page, or always sent.',
    { paths: 'address.shipper, session.excludedEntryTypes, maxResults' },
    (p) => `This stands in the place of the whole body of the base, and leaves out what that sent: ${p.paths}.`,
    () => 'Copy the body of the base and change it there, or let the base have its own.',
  ),
  'base-changed': warning(
    'The base says something else than when the override was written.',
    { changes: 'width was 3, is now 4', tenant: 'NOVA' },
    (p) => `The base changed here since this was written: ${p.changes}.`,
    (p) => `See whether this still fits, then write down what the base says: npm run tenants -- accept ${p.tenant}`,
  ),
  'base-removed': error(
    'What the override changes has been taken out of the base.',
    { pointer: 'columns.refNo' },
    (p) => `The base had "${p.pointer}" when this was written, and has it no longer.`,
    () => 'Delete this, or write it for what took its place.',
  ),
  'base-unrecorded': warning(
    'base.json does not record what stood in the base here.',
    { tenant: 'NOVA' },
    () =>
      'What stood in the base when this was written is not recorded, so a later change of the base would go unnoticed.',
    (p) => `npm run tenants -- accept ${p.tenant}`,
  ),
  'weakened-rule': error<{ what: string; hint?: string }>(
    'An override allows more, or asks for less, than the base.',
    { what: 'the limit maxLength 50' },
    (p) => `This weakens ${p.what}.`,
    (p) => p.hint ?? 'An override may require more and allow less, never the reverse.',
  ),
  'own-name': error(
    "The id of a tenant's own field is not formed as such ids are.",
    { name: 'x-costCentre' },
    (p) => `"${p.name}" is not a name that a tenant's own field may have.`,
    () => 'Write x_ and then letters, digits and underscores.',
  ),
  'own-in-rows': error(
    "A tenant's own field stands in the rows of a list, or in a value of several parts: the gateway keeps such fields with the record alone.",
    { name: 'x_seal' },
    (p) => `The gateway keeps no fields of your own here, so "${p.name}" would be refused.`,
    () => 'Say it among the `properties` of the record itself, where it may be a list, too.',
  ),
  'hidden-required': error(
    'A required value that nobody can enter: no record could be saved.',
    { path: 'bizType' },
    (p) => `"${p.path}" is required but hidden, and nothing gives it a value.`,
    () => 'Give it a value in record.initial or in an effect, or show it.',
  ),
  'required-before-saved': error(
    'A field that takes files by a call of its own is required to save: they are taken once the record is saved, so none ever would be.',
    { id: 'x_certificate' },
    (p) => `"${p.id}" is required to save, and takes a file only once the record is saved.`,
    () => 'Ask for it when the record is submitted: "required": { "on": "submit" }.',
  ),
  'required-while-closed': warning(
    'A field that takes files is required in a section that is closed for some records, and nothing is asked there while it is.',
    { id: 'x_certificate' },
    (p) => `"${p.id}" is not asked for while its section is closed, as one of files is for a new record.`,
    () =>
      'Put the field into a section without `enabled`; before the record is saved it says that it takes no file yet.',
  ),
  'type-changed': error(
    'Another version of the contract has a value of another type here (`npm run generate -- --from FILE`).',
    { path: 'bkPcs', was: 'integer', is: 'string' },
    (p) => `"${p.path}" was ${p.was} in the contract and is ${p.is} there.`,
  ),
}
