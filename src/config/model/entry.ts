/** How the entries of a list say what became of them (the contract's action codes). */
export interface ActionCodes {
  /** Only entries known to the gateway have this field. */
  idField: string
  /** Field that takes the code; without it a removed entry is taken out of the list. */
  actionField: string | undefined
  added: string
  changed: string
  removed: string
}

/** Which entries of a list are a field's own: those of one type. */
export interface EntryType {
  /** Field of an entry that holds its type. */
  field: string
  is: string
  /** How many of them the field takes, where it says so. */
  most?: number
  codes: ActionCodes
}

/** Which entry of a list a text lives in. */
export interface EntryPlace {
  keyField: string
  key: string
  textField: string
  codes: ActionCodes
}
