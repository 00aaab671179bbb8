import type { Condition, LabelId } from './values.ts'

/** A page inside the shell. */
export interface RouteModel {
  id: string
  /** Below the tenant's address, e.g. `/bookings`. */
  path: string
  title: LabelId
  /** `grids/bookings`, `dashboards/forwarding`, … or `home` for the built-in start page. */
  screen: string
  access?: Condition
}

/** An entry of the second bar: goes to a route, or opens a drawer. */
export interface NavigationModel {
  id: string
  label: LabelId
  icon?: string
  route?: string
  drawer?: string
  style: 'link' | 'button'
  access?: Condition
}

/** A side drawer, opened by `?<id>=<record>` in the address; `new` opens an empty record. */
export interface DrawerModel {
  id: string
  /** `forms/booking`, later `views/…`. */
  screen: string
  access?: Condition
}

export interface ThemeModel {
  primaryColor: string
  secondaryColor: string
  logo?: string
  background?: string
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
  printLogo: string
  renderDelayMs: number
  languages: { default: string; offered: string[] }
  idle: { warnAfterMinutes: number; endAfterMinutes: number }
  version: string
  buildDate: string
  routes: RouteModel[]
  navigation: NavigationModel[]
  drawers: DrawerModel[]
  /** Addresses of files beside this one, named by content: language → file, screen → file, form → validator module. */
  files: { labels: Record<string, string>; screens: Record<string, string>; validators: Record<string, string> }
}

/** A tenant compiled, before its files are named: what `compileTenant` returns. */
export type TenantHead = Omit<TenantBoot, 'files'>
