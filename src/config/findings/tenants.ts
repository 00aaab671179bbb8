import { error, noSuch, warning } from './entry.ts'

/** What a tenant says of itself: its colours, its address, its name. */
export const ofTenants = {
  'colour-unreadable': warning(
    'Text on this colour would have too little contrast; a neighbouring colour is shown instead.',
    { colour: '#828282', contrast: '3.9', shown: '#757575' },
    (p) =>
      `Neither white nor dark text can be read on ${p.colour} (contrast ${p.contrast}, needed 4.5); it is shown as ${p.shown}.`,
    () => 'Take a darker or a lighter colour.',
  ),
  'colour-too-light': warning(
    'The second colour, in which figures are written, would have too little contrast on a light page; a darker one is shown instead.',
    { colour: '#ffd9d9', contrast: '1.2', shown: '#8c5f5f' },
    (p) =>
      `${p.colour} cannot be read on a light page (contrast ${p.contrast}, needed 4.5); it is shown as ${p.shown}.`,
    () => 'Take a darker colour.',
  ),
  'colour-too-dark': warning(
    'A colour that a tenant names for the dark would have too little contrast there; a lighter one is shown instead.',
    { colour: '#204060', contrast: '1.4', ground: '#1b2a33' },
    (p) => `${p.colour} cannot be read in the dark (contrast ${p.contrast} on ${p.ground}, needed 4.5).`,
    () => 'Take a lighter colour, or leave it out: the portal makes one of the others.',
  ),
  'tenant-url-reserved': error(
    'The address belongs to the host.',
    { url: 'assets', reserved: 'assets, api-gateway' },
    (p) => `"${p.url}" is an address of the host itself.`,
    (p) => `Not allowed: ${p.reserved}.`,
  ),
  'tenant-url-taken': error(
    'Two tenants claim one address.',
    { other: 'ACME', url: 'acme' },
    (p) => `The tenant ${p.other} has the address "${p.url}" too.`,
  ),
  'tenant-id': error(
    'A tenant is called like its folder.',
    { id: 'NOVA', folder: 'NOWA' },
    (p) => `The id "${p.id}" is not the name of the tenant's folder, "${p.folder}".`,
  ),
  'tenant-unknown': noSuch('There is no tenant', 'A command names a tenant that has no folder.', 'NOWA', 'NOVA'),
}
