import type { EngineServices } from '../../src/render/index.ts'

/** The engine's services without a portal around them: what is called is answered by `call`, and there is nowhere to go. */
export function servicesOf(call: EngineServices['port']['call'], parts: Partial<EngineServices['parts']>, labels: Readonly<Record<string, string>> = {}): EngineServices {
  const nothing = (): void => undefined
  return {
    port: { call },
    parts: { fields: {}, cells: {}, blocks: {}, charts: {}, ...parts },
    t: (label, values = {}) => Object.entries(values).reduce((text, [name, value]) => text.replace(`{{${name}}}`, String(value)), labels[label] ?? label),
    locale: 'en',
    scope: { session: {}, tenant: {}, address: {} },
    nonce: undefined,
    ask: () => Promise.resolve(true),
    notify: nothing,
    open: nothing,
    close: nothing,
    refresh: nothing,
    go: nothing,
    publicLink: () => '',
    print: () => Promise.resolve(true),
    help: nothing,
  }
}
