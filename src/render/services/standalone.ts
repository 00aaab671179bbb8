import type { EngineServices } from './services.ts'

/** The engine's services without a portal around it, in English and for nobody: there is one screen, and nowhere to go from it. `own` replaces what is to do something. */
export function standaloneServices(own: Pick<EngineServices, 'port' | 't'> & Partial<EngineServices>): EngineServices {
  return {
    reports: {},
    parts: { fields: {}, cells: {}, blocks: {}, charts: {} },
    locale: 'en',
    scope: { session: {}, tenant: {}, address: {} },
    nonce: undefined,
    ask: () => Promise.resolve(true),
    notify: nothing,
    open: nothing,
    go: nothing,
    close: nothing,
    refresh: nothing,
    publicLink: () => '',
    print: () => Promise.resolve(false),
    help: nothing,
    ...own,
  }
}

function nothing(): void {
  return undefined
}
