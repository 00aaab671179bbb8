import type { Viewer } from './sign-in.ts'

type Session = Viewer['session']

/** What somebody is and lacks beside whoever looks, by the name of such eyes: a person who administers nothing, a supplier, and one without a module. */
const LACKS = {
  customer: { isCPAdmin: false, isCustAdmin: false, isCpSupUser: false, allowUM: false, studio: '', userType: 'ELSU' },
  supplier: { isCPAdmin: false, isCustAdmin: false, isCpSupUser: true, allowUM: false, studio: '', userType: 'ELSP' },
  noShipments: { tracktraceAccess: false },
  noBookings: { bookingAccess: false },
  noQuotes: { quotesAccess: false },
  noTemplates: { templatesAccess: false },
  noInland: { inlandAccess: false },
} as const satisfies Record<string, Partial<Session>>

/** Eyes by which somebody may look at a screen beside the person's own. */
export type LesserEyes = keyof typeof LACKS

/** The eyes by which less, or what suppliers see, is seen than by a person's own. */
export function lesserEyes(session: Session): LesserEyes[] {
  return (Object.keys(LACKS) as LesserEyes[]).filter((name) =>
    Object.entries(LACKS[name]).some(
      ([fact, value]) => typeof value === 'boolean' && (session[fact as keyof Session] === true) !== value,
    ),
  )
}

/**
 * A person who looks as somebody with less than the person has: what is drawn follows, the gateway answers the person. With other
 * eyes than `lesserEyes` knows, the person as such.
 */
export function lookingAs({ gateway, session }: Viewer, eyes: string): Viewer {
  const lacks = Object.entries(LACKS).find(([name]) => name === eyes)?.[1] ?? {}
  return { gateway, session: { ...session, ...lacks } }
}
