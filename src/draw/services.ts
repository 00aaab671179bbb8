import { standaloneServices } from '../render/index.ts'
import type { EngineServices, Notice } from '../render/index.ts'
import { textIn } from '../config/index.ts'
import type { LookupModel, Texts } from '../config/index.ts'
import type { Answer, DataPort } from '../render/source.ts'

/** How many choices a stand-in for a lookup has. */
const CHOICES = 25
/** The operation that the compiler gives to what is drawn. */
const DRAWN = 'drawn'

/** What a drawing is answered with. */
interface Answers {
  lookups: Record<string, LookupModel>
  /** The record or the rows. */
  data?: unknown
}

/** The engine's services for a drawing: its texts, stand-in answers, the browser's own questions. `notify` shows what the screen says. */
export function drawingServices(
  { texts, ...answers }: Answers & { texts: readonly Texts[] },
  parts: Partial<EngineServices['parts']>,
  notify: (notice: Notice) => void,
): EngineServices {
  return standaloneServices({
    port: drawingPort(answers),
    parts: { fields: {}, cells: {}, blocks: {}, charts: {}, ...parts },
    t: (label, params) => textIn(texts, label, params) ?? label,
    ask: ({ title, text }) => Promise.resolve(window.confirm(`${title}\n\n${text}`)),
    notify,
  })
}

/** The gateway of a drawing: answers with the data that came with it, takes what is sent, and makes up the choices of a lookup. */
function drawingPort({ lookups, data }: Answers): DataPort {
  return {
    call(operation, { body, query }) {
      const lookup = Object.values(lookups).find((each) => each.operation === operation)
      const answered = operation === DRAWN ? (body ?? data ?? []) : lookup === undefined ? {} : choices(lookup, query)
      return Promise.resolve<Answer>({ ok: true, status: 200, data: answered })
    },
  }
}

function choices(
  { id, at, value, label, description, search }: LookupModel,
  query: Record<string, unknown> = {},
): unknown {
  const typed = search === undefined ? '' : String(query[search] ?? '').toLowerCase()
  const items = Array.from({ length: CHOICES }, (_, index) => {
    const number = String(index + 1).padStart(2, '0')
    return {
      [value]: `${id.toUpperCase().slice(0, 3)}${number}`,
      [label]: `${id} ${number}`,
      ...(description !== undefined && { [description]: `Choice ${number}` }),
    }
  })
  const found = items.filter((item) => Object.values(item).some((text) => text.toLowerCase().includes(typed)))
  return at === ''
    ? found
    : at.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner, totalRecords: found.length }), found)
}
