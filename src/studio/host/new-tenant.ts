/** `POST tenants/choices`: what a new tenant may be, for whoever may begin one. */
export interface TenantChoices {
  choices?: {
    /** With the access levels that each asks for. */
    flavours: { id: string; levels: string[] }[]
    languages: string[]
    /** Tenants that whoever asks may configure: one may begin as one of them is. */
    from: TenantToCopy[]
    /** Where a company may be, ISO 3166-1 alpha-2. */
    countries: string[]
    /** Those that one begins with. */
    colours: Pick<TenantWish, 'primaryColor' | 'secondaryColor'>
  }
}

/** A tenant as it is published, of which another one can be made. */
export interface TenantToCopy extends Pick<TenantWish, 'id' | 'name' | 'flavour' | 'levels' | 'languages'> {
  colours: Pick<TenantWish, 'primaryColor' | 'secondaryColor'>
  /** There a second person approves what is published; the new tenant begins without. */
  needsApproval?: true
}

/** A company that people of a tenant work for: a party, which they choose in forms. */
export interface NewCompany {
  /** Capital letters and digits. */
  code: string
  name: string
  /** Street and the like; at most two lines, which may be empty. */
  lines: string[]
  /** May be empty. */
  postalCode: string
  city: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** A tenant to be begun, its first company and portal administrator: `POST tenants/create` takes it as `newTenant`. */
export interface TenantWish {
  /** Upper case, as in the header X-Tenant. */
  id: string
  /** First segment of its address. */
  url: string
  name: string
  /** Id of the tenant that it begins as; without, it begins as the portal comes. */
  from?: string | undefined
  /** That of the tenant that it begins as, where it is one. */
  flavour: string
  primaryColor: string
  secondaryColor: string
  /** Bytes as base64; without, a plain one is drawn. */
  logo?: string
  /** The first one first. */
  languages: string[]
  /** The access levels that are open. */
  levels: string[]
  /** Of the first user. */
  company: NewCompany
  /** Has to change the password at the first sign-in. */
  user: { userId: string; name: string; email: string; password: string }
}
