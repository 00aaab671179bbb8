/** The part of `xliff` that is used here: the package has no types. */
declare module 'xliff' {
  interface Unit {
    source: string
    target?: string
  }
  interface Translations {
    sourceLanguage: string
    targetLanguage: string
    /** By namespace, by id. */
    resources: Record<string, Record<string, Unit>>
  }
  const xliff: {
    jsToXliff12(translations: Translations): Promise<string>
    xliff12ToJs(text: string): Promise<Translations>
    xliff2js(text: string): Promise<Translations>
  }
  export default xliff
}
