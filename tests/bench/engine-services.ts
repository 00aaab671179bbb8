import { standaloneServices } from '../../src/render/index.ts'
import type { EngineServices } from '../../src/render/index.ts'

/** The engine's services for a bench: what is called is answered by `call`. */
export function servicesOf(
  call: EngineServices['port']['call'],
  parts: Partial<EngineServices['parts']>,
  labels: Readonly<Record<string, string>> = {},
): EngineServices {
  return standaloneServices({
    port: { call },
    recordAddress: (drawer, record) => `?${drawer}=${record}`,
    parts: { fields: {}, cells: {}, blocks: {}, charts: {}, ...parts },
    t: (label, values = {}) =>
      Object.entries(values).reduce(
        (text, [name, value]) => text.replace(`{{${name}}}`, String(value)),
        labels[label] ?? label,
      ),
  })
}
