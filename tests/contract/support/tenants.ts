import type { TenantSeed } from '../../../src/gateway/index.ts'

const everything = {
  accessToBookings: true,
  accessToQuotes: true,
  accessToShipments: true,
  accessToBookingTemplates: true,
  accessToILWidget: true,
}
const theme = { primaryColor: '#417F90', secondaryColor: '#1a5178' }
const common = {
  theme,
  captchaCount: 5,
  printLogo: 'true',
  version: '22.1.0',
  buildDate: '20220207',
  languages: { default: 'en' },
}

/** Two forwarders and a customs broker without bookings. */
export const tenants: TenantSeed[] = [
  { ...common, id: 'ACME', url: 'acme', name: 'Acme', flavour: 'forwarding', accessLevels: everything },
  {
    ...common,
    id: 'KAIYO',
    url: 'kaiyo',
    name: 'Kaiyo',
    flavour: 'forwarding',
    accessLevels: everything,
    languages: { default: 'ja' },
  },
  {
    ...common,
    id: 'HARBOR',
    url: 'harbor',
    name: 'Harbor',
    flavour: 'customs',
    accessLevels: { ...everything, accessToBookings: false, accessToQuotes: false, accessToBookingTemplates: false },
  },
]

/** The same, of which KAIYO has quotes and no bookings. */
export const kaiyoWithoutBookings: TenantSeed[] = tenants.map((tenant) =>
  tenant.id === 'KAIYO' ? { ...tenant, accessLevels: { ...tenant.accessLevels, accessToBookings: false } } : tenant,
)
