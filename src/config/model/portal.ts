import type { Schemas } from '../../contract/index.ts'
import type { CallModel, SourceModel } from './call.ts'
import type { ThemeModel } from './theme.ts'
import type { Condition, LabelId, Path, ValueRule } from './values.ts'

/** A page inside the shell. */
export interface RouteModel {
  id: string
  /** Below the tenant's address, e.g. `/bookings`. */
  path: string
  title: LabelId
  /** `grids/bookings`, `dashboards/forwarding`, … */
  screen: string
  /** Page below /webHelp/ that the help icon opens here. */
  help?: string
  access?: Condition
}

/** An entry of the second bar: goes to a route, opens a drawer, or leads out of the portal. */
export interface NavigationModel {
  id: string
  label: LabelId
  /** On the start page, where it differs. */
  homeLabel?: LabelId
  /** In the bar at the foot of a narrow screen; absent: it does not stand there. */
  phoneLabel?: LabelId
  icon?: string
  route?: string
  drawer?: string
  /** Another site (`https://…`), or a page on this host. */
  href?: string
  style: 'link' | 'button'
  access?: Condition
}

/** A side drawer, opened by `?<id>=<record>` in the address; `new` opens an empty record. */
export interface DrawerModel {
  id: string
  /** `forms/booking`, `views/…`. */
  screen: string
  anchor: 'left' | 'right'
  /** How wide by what it is for (specification of the shipments, §9). */
  width: 'search' | 'form' | 'record' | 'detail' | 'pinned'
  access?: Condition
}

/**
 * Whether an open drawer is a form over a list, both by their screens: opened together, the form comes first, and the list once it is closed.
 */
export function coversList(drawer: string | undefined, screen: string | undefined): boolean {
  return drawer?.startsWith('forms/') === true && screen?.startsWith('grids/') === true
}

/** An entry of the user menu: does something, or leads to a route or to an address outside the shell. */
export interface UserMenuModel {
  id: string
  label: LabelId
  icon?: string
  does?: 'changePassword' | 'twoStepSignIn' | 'about' | 'signOut'
  route?: string
  /** Another site (`https://…`), or a page on this host, e.g. `/usermanagement/#/`. */
  href?: string
  access?: Condition
}

/** A kind of number that can be tracked; its id is the query parameter that takes it, unless the call has a body. */
export interface NumberModel {
  id: string
  label: LabelId
  query: Record<string, ValueRule>
  /** What is typed is taken for this kind, whichever is chosen, when its own check digit says so. */
  recognise?: 'iso6346' | 'mod7'
}

/** The tracking form: a number leads to records, and one of them into a drawer. What is typed stands in the call's body, as `number`, or in its query. */
export interface TrackingModel extends Partial<Pick<CallModel, 'operation'>>, Omit<CallModel, 'operation'> {
  /** Where the list of records is in the answer; empty: the answer itself. */
  at: Path
  /** Field of a record that the drawer opens it by. */
  id?: Path
  /** Fields that tell a record apart where several are found, and one is chosen; absent: the first opens. */
  choice?: Path[]
  numbers: NumberModel[]
  /** A number that leads to nothing by its kind is asked for by the others. */
  anyKind: boolean
  characters: 'simple' | 'any'
  drawer: string
  access?: Condition
}

/** What a tracking link shows without a sign-in. */
export interface AnonymousModel {
  title: LabelId
  /** `views/NAME`; it reads the number as `address.given.KIND`. */
  screen: string
  /** Kinds of numbers by the name that they have in the link; one without a label is a secret, and not shown. */
  numbers: { id: string; label?: LabelId }[]
  access?: Condition
}

/** The calls by which the page reports its use and its failures; what is absent is not reported. */
export interface ReportsModel {
  /** Reads `failure.component` and `failure.message`. */
  failure?: SourceModel
  /** Reads `use.tenant`, `use.userId`, `use.service`, `use.operation` and `use.worked`. */
  use?: SourceModel
}

/** A tenant's rules for new passwords. */
export interface PasswordRules {
  /** Fewest and most characters. */
  shortest: number
  longest: number
  needs: readonly ('upperCase' | 'lowerCase' | 'digit' | 'special')[]
}

/** How shipments are tracked without a sign-in. */
export interface TrackingLinksModel {
  /** Whoever knows a number sees its shipment. */
  byNumber: boolean
  /** How long a link that somebody made is good. */
  days: number
}

/** What holds where a tenant says nothing: links name numbers (specification of the frame, §2). */
export const TRACKING_LINKS: TrackingLinksModel = { byNumber: true, days: 90 }

/** People of the tenant sign in at a provider of identities (OpenID Connect). */
export interface SingleSignOnModel {
  /** Names the provider, and where it describes itself. */
  issuer: string
  /** The portal's name at the provider; its secret is a setting of the gateway. */
  clientId: string
  scope: string
  /** Which claim names the user, and what of the user it names. */
  user: { claim: string; is: 'email' | 'userId' }
  /** Nobody signs in with a password. */
  only: boolean
  /** Signing out ends the session at the provider, too. */
  signOut: boolean
}

/** Codes of an app beside the password, at the sign-in. */
export interface TwoStepModel {
  /** The roles whose users must have set them up before anything else. */
  requiredOf: readonly Schemas['UserRole'][]
}

/** How days, numbers and names are written in a language. */
export interface FormatsModel {
  /** Patterns of days, of YYYY, MMMM, MMM, MM, M, DD and D. */
  long: string
  /** Also what is typed: year, month and day in figures. */
  short: string
  /** Below the bars of a chart. */
  axis: string
  /** BCP 47 tag of the language whose figures they are. */
  numbers: string
  /** Words of names that come in capitals, by those: as people write them. */
  words?: Record<string, string>
}

/** What the page needs before anyone signs in, and the map of everything else. Served as `/tenants/<url>/tenant.json`. */
export interface TenantBoot {
  id: string
  url: string
  name: string
  flavour: string
  theme: ThemeModel
  /** Tenant-level access flags, as `tenant.accessLevels.*` in conditions. */
  accessLevels: Record<string, boolean>
  captchaCount: number
  /** Of new passwords. */
  passwords: PasswordRules
  /** Absent: that of `TRACKING_LINKS`. */
  trackingLinks?: TrackingLinksModel
  singleSignOn?: Pick<SingleSignOnModel, 'only'>
  printLogo: string
  renderDelayMs: number
  /** `byBrowser`: the tenant names no default, so the browser's language is tried first. */
  languages: { default: string; offered: string[]; byBrowser: boolean }
  idle: { warnAfterMinutes: number; endAfterMinutes: number }
  /** By language; a file of an earlier version says nothing. */
  formats?: Record<string, Partial<FormatsModel>>
  version: string
  buildDate: string
  routes: RouteModel[]
  navigation: NavigationModel[]
  drawers: DrawerModel[]
  userMenu: UserMenuModel[]
  reports: ReportsModel
  tracking?: TrackingModel
  anonymous?: AnonymousModel
  /** The call that answers Stay; `count` leads to a number in its answer that must be at least 1. */
  stay?: CallModel & { count?: Path }
  /** Calls made on signing out. */
  signOut: (CallModel & { id: string; access?: Condition })[]
  /** Addresses of files beside this one, named by content: language → file, screen → file, form → validator module. */
  files: { labels: Record<string, string>; screens: Record<string, string>; validators: Record<string, string> }
}

/** A tenant compiled, before its files are named: what `compileTenant` returns. */
export type TenantHead = Omit<TenantBoot, 'files' | 'singleSignOn'> & {
  singleSignOn?: SingleSignOnModel
  twoStepSignIn?: TwoStepModel
}
