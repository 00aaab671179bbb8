import type { Answer, EngineServices, Translate } from '../../render/index.ts'
import { fieldParts } from '../fields.ts'

/** A label and its parameters stand for themselves. */
const t: Translate = (label, params) => [label, ...Object.values(params ?? {})].join(' ')

/** The engine's services with nothing but labels behind them, for parts that need no form. */
export function servicesOf(call: EngineServices['port']['call'] = () => new Promise<Answer>(() => undefined)): EngineServices {
  const nothing = () => undefined
  return {
    port: { call },
    parts: { fields: fieldParts, cells: {}, blocks: {}, charts: {} },
    t,
    locale: 'en',
    scope: { session: {}, tenant: {}, address: {} },
    nonce: undefined,
    ask: () => Promise.resolve(true),
    notify: nothing,
    open: nothing,
    go: nothing,
    close: nothing,
    refresh: nothing,
    publicLink: (kind, number) => `https://portal.example/?${kind}=${number}`,
    print: () => Promise.resolve(true),
    help: nothing,
  }
}
