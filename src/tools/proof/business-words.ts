import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { operations } from '../../contract/index.ts'

/** The rooms that draw whatever the JSON says, and so must not know what it is about. */
const ROOMS = ['src/render', 'src/widgets', 'src/app', 'src/draw']

/**
 * The nouns of the specifications, in the singular. Those that programs use as well (port, entry, template, tracking, bill,
 * delivery, notify) are left out: a search for them finds nothing that is meant.
 */
const NOUNS = new Set([
  ...['booking', 'quote', 'quotation', 'shipment', 'container', 'customs', 'invoice', 'waybill', 'airway', 'milestone'],
  ...['shipper', 'consignee', 'supplier', 'manufacturer', 'importer', 'exporter', 'forwarder', 'broker', 'carrier'],
  ...['vessel', 'voyage', 'flight', 'airline', 'airport', 'cargo', 'freight', 'commodity', 'pickup', 'warehouse'],
  ...['incoterm', 'tariff', 'duty', 'bond', 'consol', 'demurrage', 'drayage', 'hazmat'],
  ...[
    'etd',
    'eta',
    'hawb',
    'mawb',
    'hbl',
    'mbl',
    'fcl',
    'lcl',
    'teu',
    'pol',
    'pod',
    'hts',
    'pga',
    'isf',
    'firms',
    'scac',
  ],
])

/** What holds a noun and means something else. */
const MEANT_OTHERWISE: readonly { text: RegExp; because: string }[] = [
  { text: /@container\b|\bcontainerType\b/g, because: 'container queries of CSS' },
  {
    text: /\bMui(?:Data)?Grid-\w+/g,
    because: 'class names of the data grid, and of the grid that the form library draws',
  },
  { text: /\bnotistack-\w+/g, because: 'class names of the notices' },
  { text: /\bGridFooterContainer\b/g, because: 'a component of the data grid' },
  {
    text: /@mui\/icons-material\/\w+|\bFlight\b/g,
    because: 'icons of the icon library, which JSON names by their look',
  },
]

/** The operations that code may name, by room: nobody has read the tenant's JSON yet, or its words do not matter. */
const NAMED_IN_CODE: readonly { room: string; operation: string; because: string }[] = [
  { room: 'src/app', operation: 'getTenantDetails', because: 'asked before the tenant is known' },
  { room: 'src/app', operation: 'login', because: 'the sign-in is the shell, not a screen' },
  { room: 'src/app', operation: 'beginSingleSignOn', because: 'leads from the sign-in to the provider' },
  { room: 'src/app', operation: 'completeSingleSignOn', because: 'completes the sign-in behind the provider' },
  { room: 'src/app', operation: 'logout', because: 'ends the session that the sign-in began' },
  { room: 'src/app', operation: 'requestPasswordReset', because: 'a page beside the sign-in' },
  { room: 'src/app', operation: 'resetPassword', because: 'a page beside the sign-in' },
  { room: 'src/app', operation: 'changePassword', because: 'asked for by the sign-in, too' },
  { room: 'src/app', operation: 'getTwoStepSignIn', because: 'a second step of the sign-in' },
  { room: 'src/app', operation: 'beginTwoStepSignIn', because: 'a second step of the sign-in' },
  { room: 'src/app', operation: 'confirmTwoStepSignIn', because: 'a second step of the sign-in' },
  { room: 'src/app', operation: 'removeTwoStepSignIn', because: 'a second step of the sign-in' },
  { room: 'src/app', operation: 'renewRecoveryCodes', because: 'a second step of the sign-in' },
  { room: 'src/app', operation: 'keepRecoveryCodes', because: 'a second step of the sign-in' },
  { room: 'src/app', operation: 'getUserSetting', because: 'what the portal itself keeps for its users' },
  { room: 'src/app', operation: 'saveUserSetting', because: 'what the portal itself keeps for its users' },
]

/**
 * Looks for nouns of the business and ids of operations in code that must know neither. Comments are not read: they may give
 * examples and name the specifications.
 * @param files path → text of the rooms' code
 * @returns a sentence for each line that names one, and for each exception that is no longer needed
 */
export function businessWords(files: ReadonlyMap<string, string>): string[] {
  const needed = new Set<object>()
  const found = [...files].flatMap(([path, text]) =>
    withoutComments(text)
      .split('\n')
      .flatMap((line, index) => {
        const place = `${path}:${index + 1}`
        return [
          ...nounsIn(line, needed).map((word) => `${place} names '${word}', which only JSON may name`),
          ...operationsIn(line, path, needed).map(
            (id) => `${place} names the operation ${id}, which only JSON may name`,
          ),
        ]
      }),
  )
  const stale = [...MEANT_OTHERWISE, ...NAMED_IN_CODE].filter((exception) => !needed.has(exception))
  return [...found, ...stale.map(({ because }) => `an exception of the search finds nothing any more: ${because}`)]
}

/** The code of the rooms that draw, path → text; tests and what stands in for others in tests are left out. */
export function drawingCode(root: string): Map<string, string> {
  const paths = ROOMS.flatMap((room) =>
    readdirSync(join(root, room), { recursive: true, encoding: 'utf8' }).map((path) => `${room}/${path}`),
  )
  const isCode = (path: string) => /\.tsx?$/.test(path) && !/\.test(-d)?\.tsx?$|\/testing\/|\/examples\.ts$/.test(path)
  return new Map(paths.filter(isCode).map((path) => [path, readFileSync(join(root, path), 'utf8')]))
}

/** The text with its lines where they were; what looks like a comment inside a string stays. */
function withoutComments(text: string): string {
  return text.replaceAll(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/.*/g,
    (all, string?: string) => string ?? all.replaceAll(/[^\n]/g, ''),
  )
}

function nounsIn(line: string, needed: Set<object>): string[] {
  const left = MEANT_OTHERWISE.reduce((text, exception) => {
    const rest = text.replaceAll(exception.text, '')
    if (rest !== text) needed.add(exception)
    return rest
  }, line)
  const words = left.match(/[A-Z]?[a-z]+|[A-Z]+(?![a-z])/g) ?? []
  return words.filter((word) => NOUNS.has(word.toLowerCase()) || NOUNS.has(singular(word.toLowerCase())))
}

function singular(word: string): string {
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '')
}

function operationsIn(line: string, path: string, needed: Set<object>): string[] {
  const quoted = [...line.matchAll(/(['"`])(\w+)\1/g)].map(([, , text = '']) => text)
  return quoted.filter((id) => {
    if (!Object.hasOwn(operations, id)) return false
    const allowed = NAMED_IN_CODE.find(({ room, operation }) => operation === id && path.startsWith(`${room}/`))
    if (allowed !== undefined) needed.add(allowed)
    return allowed === undefined
  })
}
