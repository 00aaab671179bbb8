import { standaloneServices } from '../../render/index.ts'
import type { Answer, EngineServices, Translate } from '../../render/index.ts'
import { fieldParts } from '../fields.ts'

/** A label and its parameters stand for themselves. */
const t: Translate = (label, params) => [label, ...Object.values(params ?? {})].join(' ')

/** The engine's services with nothing but labels behind them, for parts that need no form. */
export function servicesOf(
  call: EngineServices['port']['call'] = () => new Promise<Answer>(() => undefined),
): EngineServices {
  return standaloneServices({
    port: { call },
    parts: { fields: fieldParts, cells: {}, blocks: {}, charts: {} },
    t,
    publicLink: (kind, number) => `https://portal.example/?${kind}=${number}`,
    print: () => Promise.resolve(true),
  })
}
