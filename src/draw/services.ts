import { standaloneServices } from '../render/index.ts'
import type { EngineServices, Notice } from '../render/index.ts'
import { drawingPort } from './port.ts'
import type { Answers } from './port.ts'

/** The engine's services for a drawing: its labels, stand-in answers, the browser's own questions. `notify` shows what the screen says. */
export function drawingServices(
  drawing: Answers & { labels: Record<string, string> },
  parts: Partial<EngineServices['parts']>,
  notify: (notice: Notice) => void,
): EngineServices {
  const { labels } = drawing
  return standaloneServices({
    port: drawingPort(drawing),
    parts: { fields: {}, cells: {}, blocks: {}, charts: {}, ...parts },
    t: (label, params = {}) =>
      (Object.hasOwn(labels, label) ? (labels[label] ?? label) : label).replace(
        /\{\{(\w+)\}\}/g,
        (_all, name: string) => String(params[name] ?? ''),
      ),
    ask: ({ title, text }) => Promise.resolve(window.confirm(`${title}\n\n${text}`)),
    notify,
  })
}
